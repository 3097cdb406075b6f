/** How the mail server is spoken to: by TLS, unless it is on this machine or its address gives that up with `?requireTLS=false`. */
import { isLoopback } from '../config/index.ts';

export function connectionTo(url: string): { url: string; requireTLS: boolean } {
  const { protocol, hostname, searchParams } = new URL(url);
  const isGivenUp = searchParams.get('requireTLS') === 'false' || searchParams.get('ignoreTLS') === 'true';
  return { url, requireTLS: protocol === 'smtp:' && !isLoopback(hostname) && !isGivenUp };
}
