import type { MatchInfo } from "../wire";

/** The invitation to a free seat: the path of its link. */
export interface SeatInvitation {
  seat: number;
  path: string;
}

/** Return the invitations to the free seats of a match. */
export const invitations = ({ match, invites }: Pick<MatchInfo, "match" | "invites">): SeatInvitation[] =>
  invites.flatMap((token, seat) => (token ? [{ seat, path: `/m/${match}?invite=${token}&seat=${seat}` }] : []));
