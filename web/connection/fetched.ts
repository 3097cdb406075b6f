/** What is thrown when a part of the app cannot be fetched, and whether the server is there at all. */

/** The server did not answer. It is a `TypeError` as the browser's own, so that `codeOf` says OFFLINE. */
export class ConnectionLost extends TypeError {}

/** The server is there, but no longer has a file of the app that is open: a new release has come. */
export class FileGone extends Error {}

/** Style sheets that did not arrive. The bundler asks for each only once, so they are asked for again here. */
const lostStyles = new Set<HTMLLinkElement>();
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target);
  },
  true,
);

/** Fetches files of the app. Rejects with `ConnectionLost` or `FileGone`; asking again is of use after the first. */
export async function fetched<Files>(fetchFiles: () => Promise<Files>): Promise<Files> {
  try {
    await Promise.all([...lostStyles].map(askAgain));
    return await fetchFiles();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw (await isServerThere()) ? new FileGone(message) : new ConnectionLost(message);
  }
}

/** Whether the server answers now. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function askAgain(lost: HTMLLinkElement): Promise<unknown> {
  lostStyles.delete(lost);
  const link = lost.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`no style sheet ${link.href}`)));
    lost.replaceWith(link);
  });
}
