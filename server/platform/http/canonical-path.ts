/**
 * The one spelling of an address. The router goes by the address as it came, the endpoints behind it read `.`, `..`, a stroke at the end and
 * escaped letters their own way: another spelling would reach a procedure past the limit of its route.
 */

/** Letters, digits, `-._~`, `/` and `\`, none of which anybody has to escape. */
const ESCAPED_FOR_NOTHING = /%(?:2[def]|3\d|[46][1-9a-f]|[57][0-9a]|5[cf]|7e)/i;

/** Of a path without its query. */
export function isCanonicalPath(path: string): boolean {
  if (path !== '/' && /\/$|\/\//.test(path)) return false;
  return !ESCAPED_FOR_NOTHING.test(path) && URL.parse(path, 'http://own')?.pathname === path;
}
