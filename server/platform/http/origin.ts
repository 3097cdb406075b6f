/** Whose page sent a request. A browser sends our cookies along for anyone, so a request that changes something must come from our own pages. */

export interface Site {
  /** Origin without a trailing slash, as people type it. */
  baseUrl: string;
  /** True if only this machine can reach the server. */
  isLocal: boolean;
}

/** The header that our pages and programs put on every request that changes something; a foreign page cannot. */
export const OWN_REQUEST_HEADER = 'x-belegbar';
export const OWN_REQUEST_VALUE = '1';

/** The header in which a page names the business whose books it shows. */
export const SHOWN_BUSINESS_HEADER = 'x-belegbar-business';

/** All origins of the site: a local install also answers to the other names of this machine. */
export function originsOf(site: Site): string[] {
  if (!site.isLocal) return [site.baseUrl];
  const { protocol, port } = new URL(site.baseUrl);
  const end = port === '' ? '' : `:${port}`;
  return [...new Set([site.baseUrl, ...LOOPBACK_NAMES.map((name) => `${protocol}//${name}${end}`)])];
}

/**
 * True if the `Host` of a request is one of ours. On a local install this keeps a foreign name that was made to
 * point at this machine (DNS rebinding) from reading it; elsewhere the reverse proxy decides which names it serves.
 */
export function isOwnHost(site: Site, host: string | undefined): boolean {
  if (!site.isLocal) return true;
  return host !== undefined && originsOf(site).some((origin) => new URL(origin).host === host.toLowerCase());
}

export interface RequestOrigin {
  method: string;
  origin: string | undefined;
  secFetchSite: string | undefined;
  hasCookie: boolean;
  /** Value of `OWN_REQUEST_HEADER`. */
  ownRequest: string | undefined;
}

/**
 * True if the request may change something: it comes from our origin or from no page at all, and if it carries cookies,
 * it also carries our header. Sign-in itself needs no header.
 */
export function mayChange(site: Site, request: RequestOrigin, needs: { header: boolean }): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return true;
  if (isFromForeignPage(request.secFetchSite)) return false;
  if (request.origin !== undefined && !originsOf(site).includes(request.origin)) return false;
  return !needs.header || !request.hasCookie || request.ownRequest === OWN_REQUEST_VALUE;
}

/** True where a browser says that a page of somebody else has sent its visitor here, or asks for itself. */
export function isFromForeignPage(secFetchSite: string | string[] | undefined): boolean {
  return secFetchSite !== undefined && !['same-origin', 'none'].includes(String(secFetchSite));
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const LOOPBACK_ADDRESS = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;

/** True for a request of this machine itself that no proxy has passed on. */
export function isFromLoopback(address: string | undefined, headers: Record<string, unknown>): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  );
  return !isForwarded && address !== undefined && LOOPBACK_ADDRESS.test(address);
}
