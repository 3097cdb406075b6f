/** Whether the address of a mail server gives up TLS, read as the library for mail reads it: also 0 is no. */

const NO = ['false', '0', ''];

/** True where a password may leave without encryption, or to whoever answers, because somebody said so. */
export function isTlsGivenUp({ searchParams }: URL): boolean {
  const says = (name: string) => searchParams.get(name)?.trim().toLowerCase();
  const required = says('requireTLS');
  const ignored = says('ignoreTLS');
  const judged = says('tls.rejectUnauthorized');
  return (
    (required !== undefined && NO.includes(required)) ||
    (ignored !== undefined && !NO.includes(ignored)) ||
    (judged !== undefined && NO.includes(judged))
  );
}
