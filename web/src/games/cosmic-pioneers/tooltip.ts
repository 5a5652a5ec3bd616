/** The tooltip of something that may be picked. */

const touched = matchMedia("(hover: none)");

/** On a touch screen, a tap on something that glows picks it: its tooltip would only cover the board. */
export const tipOf = (text: string, can: boolean): string | undefined => (can && touched.matches ? undefined : text);
