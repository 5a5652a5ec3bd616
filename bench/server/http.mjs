// HTTP requests that throw unless they succeed.

export async function ask(url, body, cookie) {
  const headers = { "content-type": "application/json" };
  if (cookie !== undefined) headers.cookie = cookie;
  const options = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(url, { ...options, headers });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}
