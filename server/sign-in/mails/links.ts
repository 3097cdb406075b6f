/** Where links lead: those in mails to pages of ours, and those that were used to fixed places, whatever a caller asks for. */

const CONFIRMATION_PAGE = '/email-confirmation';
const NEW_PASSWORD_PAGE = '/auth?mode=new-password';
const MAGIC_LINK_PAGE = '/auth?mode=magic-link';
const MAGIC_LINK_GOAL = '/invoice';
/** Where a link waits for the second factor. */
export const SECOND_FACTOR_PAGE = '/auth?mode=second-factor';
/** Where a link shows that it has confirmed its address before. */
export const ALREADY_CONFIRMED_PAGE = failed(CONFIRMATION_PAGE, 'ALREADY_CONFIRMED');
/** Where a link shows that it is not the one of the latest sign-up. */
export const STALE_CONFIRMATION_PAGE = failed(CONFIRMATION_PAGE, 'INVALID_TOKEN');

/** What an address below `/api/auth` gets instead of the places its caller names, by the beginning of its path. */
const FIXED_QUERIES: Record<string, Record<string, string>> = {
  '/verify-email': { callbackURL: CONFIRMATION_PAGE },
  '/reset-password/': { callbackURL: NEW_PASSWORD_PAGE },
  '/magic-link/verify': { callbackURL: MAGIC_LINK_GOAL, errorCallbackURL: MAGIC_LINK_PAGE },
};

/**
 * Addresses for mails. Scanners open every link of a mail, so a link that does something leads to a page with a button;
 * the one to a new password only looks whether it still works.
 */
export const mailLinks = {
  confirmation: (baseUrl: string, token: string) => `${baseUrl}${CONFIRMATION_PAGE}?${tokenQuery(token)}`,
  magicLink: (baseUrl: string, token: string) => `${baseUrl}${MAGIC_LINK_PAGE}&${tokenQuery(token)}`,
  newPassword: (baseUrl: string, token: string) =>
    `${baseUrl}/api/auth/reset-password/${encodeURIComponent(token)}`,
  signIn: (baseUrl: string) => `${baseUrl}/auth`,
  start: (baseUrl: string) => `${baseUrl}/`,
  resetForm: (baseUrl: string) => `${baseUrl}/auth?mode=reset`,
};

/**
 * The page with the button for an address that acts as soon as it is opened; null for all others. Where a foreign page sends
 * somebody, they are asked: it could be a link of its own account, in which the visitor then works without noticing.
 */
export function buttonPage(path: string, url: URL): string | null {
  const { token = '' } = tokenOf(url);
  if (path === '/verify-email') return mailLinks.confirmation('', token);
  return path === '/magic-link/verify' ? mailLinks.magicLink('', token) : null;
}

/** The address with fixed places to go on to: no link of ours leads to a foreign page. */
export function withFixedPlaces(address: string): string {
  const url = new URL(address);
  const path = url.pathname.replace(/^\/api\/auth/, '');
  const query = Object.entries(FIXED_QUERIES).find(([beginning]) => path.startsWith(beginning))?.[1];
  if (query === undefined) return address;
  url.search = `?${new URLSearchParams({ ...tokenOf(url), ...query })}`;
  return url.href;
}

/** The place without its origin, so that the browser stays under the name by which it came. The library's names for refused links become ours. */
export function placeOnSite(location: string, baseUrl: string): string {
  const place = location.startsWith(`${baseUrl}/`) ? location.slice(baseUrl.length) : location;
  return place.startsWith(`${MAGIC_LINK_PAGE}&error=`) ? failed(MAGIC_LINK_PAGE, 'INVALID_TOKEN') : place;
}

/** True where the confirmation page is shown without an error. */
export function isConfirmed(location: string): boolean {
  return location === CONFIRMATION_PAGE;
}

function failed(page: string, code: string): string {
  return `${page}${page.includes('?') ? '&' : '?'}error=${code}`;
}

function tokenQuery(token: string): string {
  return String(new URLSearchParams({ token }));
}

/** Without a token the library would refuse in words of its own. */
function tokenOf(url: URL): Record<string, string> {
  return { token: url.searchParams.get('token') ?? '' };
}
