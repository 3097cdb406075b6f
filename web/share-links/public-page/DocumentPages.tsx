/** The stored document, page by page, as pictures. */
import { useEffect, useState } from 'react';
import { loadPage, type PublicInvoice } from './load.ts';
import type { Texts } from './texts.ts';

interface Props {
  token: string;
  invoice: Pick<PublicInvoice, 'pages' | 'number' | 'cancelled'>;
  texts: Texts;
}

/** A cancelled document still asks for money and shows its GiroCode, so its picture is stamped. */
export function DocumentPages({ token, invoice, texts }: Props) {
  const { pages, number } = invoice;
  return (
    <div className="pages">
      {Array.from({ length: pages }, (_, index) => (
        <Page
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other identity than their number.
          key={index}
          token={token}
          page={index + 1}
          stamp={invoice.cancelled ? texts.say('stamp') : null}
          alt={texts.say('pageOf', { number, page: String(index + 1), pages: String(pages) })}
        />
      ))}
    </div>
  );
}

interface PageProps {
  token: string;
  page: number;
  stamp: string | null;
  alt: string;
}

function Page({ token, page, stamp, alt }: PageProps) {
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
  return (
    <div className="page">
      {source !== null && <img src={source} alt={alt} />}
      {stamp !== null && (
        <p className="stamp">
          <span>{stamp}</span>
        </p>
      )}
    </div>
  );
}
