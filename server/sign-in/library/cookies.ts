/** Cookies of a request, brought up to date before the request has been answered. */

/** Changes the `Cookie` header to what the browser would send after these `Set-Cookie` lines. */
export function withCookies(headers: Headers, setCookies: readonly string[]): void {
  if (setCookies.length === 0) return;
  const fresh = setCookies.map((line) => line.split(';', 1)[0] ?? '');
  const replaced = new Set(fresh.map(nameOf));
  const kept = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  headers.set('cookie', [...kept.filter((cookie) => !replaced.has(nameOf(cookie))), ...fresh].join('; '));
}

/** Adds the lines for cookies that the answer does not set itself. */
export function addCookies(headers: Headers, setCookies: readonly string[]): void {
  const own = new Set(headers.getSetCookie().map(nameOf));
  for (const line of setCookies) if (!own.has(nameOf(line))) headers.append('set-cookie', line);
}

function nameOf(cookie: string): string {
  return cookie.slice(0, cookie.indexOf('='));
}
