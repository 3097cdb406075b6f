/** The stored document, page by page, as pictures. */
import { useEffect, useState } from 'react';
import { loadPage } from './load.ts';
import type { Texts } from './texts.ts';

interface Props {
  token: string;
  pages: number;
  number: string;
  texts: Texts;
}

export function DocumentPages({ token, pages, number, texts }: Props) {
  return (
    <div className="pages">
      {Array.from({ length: pages }, (_, index) => (
        <Page
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other identity than their number.
          key={index}
          token={token}
          page={index + 1}
          alt={texts.say('pageOf', { number, page: String(index + 1), pages: String(pages) })}
        />
      ))}
    </div>
  );
}

function Page({ token, page, alt }: { token: string; page: number; alt: string }) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    let address: string | null = null;
    void loadPage(token, page, abort.signal).then((picture) => {
      if (!picture || abort.signal.aborted) return;
      address = URL.createObjectURL(picture);
      setSource(address);
    });
    return () => {
      abort.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [token, page]);
  return <div className="page">{source !== null && <img src={source} alt={alt} />}</div>;
}
