/** What is to be known before it is booked: what blocks it, what the user has to answer, what is only told. */
import { useTranslation } from 'react-i18next';
import { useWritten } from '../e-invoice/index.ts';
import { useFormat } from '../ui/format.ts';
import { CheckLine, Notice } from '../ui/States.tsx';
import type { Proposal } from './message.ts';
import styles from './notices.module.css';

type Note = Proposal['notes'][number];

export function ProposalNotes({ proposal: { notes, currency } }: { proposal: Proposal }) {
  const { t } = useTranslation('received-invoices');
  const text = useNoteText(currency);
  const blocking = notes.filter(({ kind }) => kind === 'blocking');
  const asks = notes.filter(({ kind }) => kind === 'asks');
  const tells = notes.filter(({ kind }) => kind === 'tells');
  return (
    <>
      {blocking.map((note) => (
        <Notice key={note.code} tone="neg" title={t('book.blocked')}>
          {text(note)}
        </Notice>
      ))}
      {asks.length > 0 && (
        <CheckLine tone="warn" title={t('book.asks', { count: asks.length })}>
          <ul className={styles.asks}>
            {asks.map((note) => (
              <li key={note.code}>{text(note)}</li>
            ))}
          </ul>
        </CheckLine>
      )}
      {tells.map((note) => (
        <CheckLine key={`${note.code} ${JSON.stringify(note.values)}`} tone="info" title={text(note)} />
      ))}
    </>
  );
}

/** Amounts of a note are decimals in the currency of the invoice. */
function useNoteText(currency: string): (note: Note) => string {
  const { t } = useTranslation('received-invoices');
  const written = useWritten();
  const format = useFormat();
  const others: Partial<Record<string, (value: string) => string>> = {
    number: (value) => value,
    parts: (value) => format.count(Number(value)),
    month: (value) => `${format.monthName(Number(value.slice(5)))} ${value.slice(0, 4)}`,
  };
  return ({ code, values }) => {
    const said = Object.entries(values).map(([name, value]) => [
      name,
      others[name]?.(value) ?? written.amount(value, currency),
    ]);
    const key = code === 'foreignCurrency' && currency === '' ? 'noCurrency' : code;
    return t(`note.${key}`, { replace: { ...Object.fromEntries(said), currency } });
  };
}
