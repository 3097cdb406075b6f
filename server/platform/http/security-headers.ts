/** What a browser may do with our pages: load from us, run our scripts, and nothing else. */
import { createHash } from 'node:crypto';

/** The policy of a page. Of inline script and style there is only what `policyWith` names by its hash. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self' blob:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The policy of a page that brings rules of its own, or scripts: exactly these bytes, and no other inline ones. */
export function policyWith({
  style = '',
  scripts = [],
}: {
  style?: string;
  scripts?: readonly string[];
}): string {
  return PAGE_POLICY.replace("style-src 'self'", (rule) =>
    [rule, ...hashesOf(style === '' ? [] : [style])].join(' '),
  ).replace("script-src 'self'", (rule) => [rule, ...hashesOf(scripts)].join(' '));
}

function hashesOf(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** The policy of everything that is no page: answers, documents, images. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What no page of ours ever asks of a browser, so that nothing in it can. */
export const PERMISSIONS = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'bluetooth',
  'display-capture',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Options of the header plugin; the policy itself is set per answer. */
export function headerOptions(isHttps: boolean, includeSubDomains: boolean) {
  return {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains } : false,
  } as const;
}
