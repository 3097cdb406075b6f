/** An e-invoice as people read it: all that the file says, in the language shown, with what is wrong told at its place. */
import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeWords } from './code-words.ts';
import { DocumentFacts } from './DocumentFacts.tsx';
import { EnclosedFiles } from './EnclosedFiles.tsx';
import { isFileNote } from './FileNotes.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import type { Checked } from './message.ts';
import { NotesOfInvoice } from './NotesOfInvoice.tsx';
import { Parties } from './Parties.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { byPlace, HEAD } from './places.ts';
import { Remarks } from './Remarks.tsx';
import styles from './sheet.module.css';
import { ShownContext } from './shown.ts';
import { UnreadParts } from './UnreadParts.tsx';
import { VatTable } from './VatTable.tsx';

/** Below this many pixels tables become lists. */
const ROOM_FOR_TABLES = 600;

interface ReadableInvoiceProps {
  checked: Checked;
  /** Address of an enclosed file by its place from 1; without it there is nothing to fetch. */
  address?: (position: number) => string;
}

export function ReadableInvoice({ checked, address }: ReadableInvoiceProps) {
  const { t } = useTranslation('e-invoice');
  const { ref, width } = useElementSize();
  const words = useCodeWords();
  const { invoice, findings } = checked;
  const isNarrow = width > 0 && width < ROOM_FOR_TABLES;
  const shown = useMemo(
    () => ({
      currency: invoice.currency,
      remarks: byPlace(findings.filter(({ rule }) => !isFileNote(rule))),
      isNarrow,
    }),
    [invoice, findings, isNarrow],
  );
  return (
    <ShownContext value={shown}>
      <div ref={ref}>
        <article className={styles.sheet} aria-label={t('view')} data-narrow={isNarrow || undefined}>
          <header>
            <p className={styles.kind}>{words.kind(invoice.typeCode)}</p>
            <h2 className={styles.number}>{invoice.number || t('withoutNumber')}</h2>
            <Remarks at={HEAD} />
          </header>
          {checked.isShortened && <p className={styles.shortened}>{t('shortened')}</p>}
          <Parties invoice={invoice} />
          <DocumentFacts invoice={invoice} />
          <NotesOfInvoice invoice={invoice} />
          <InvoiceLines lines={invoice.lines} />
          <InvoiceTotals invoice={invoice} />
          <VatTable invoice={invoice} />
          <PaymentFacts invoice={invoice} />
          <EnclosedFiles checked={checked} address={address} />
          <UnreadParts paths={checked.unread} />
        </article>
      </div>
    </ShownContext>
  );
}
