/** How the mail server is spoken to: by TLS, unless it is on this machine or its address gives that up with `?requireTLS=false`. */
import { isLoopback, isTlsGivenUp } from '../config/index.ts';

export function connectionTo(url: string): { url: string; requireTLS: boolean } {
  const address = new URL(url);
  const isOwn = isLoopback(address.hostname);
  return { url, requireTLS: address.protocol === 'smtp:' && !isOwn && !isTlsGivenUp(address) };
}
