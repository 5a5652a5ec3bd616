// A request that must succeed.

export async function ask(url, body, cookie) {
  const headers = { "content-type": "application/json" };
  if (cookie !== undefined) headers.cookie = cookie;
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(url, { ...sent, headers });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}
