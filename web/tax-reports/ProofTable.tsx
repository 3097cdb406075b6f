/** The entries behind a figure, and below them what they come to. */
import type { DocumentKind } from '@belegbar/domain/journal';
import { type Cents, subtractCents } from '@belegbar/domain/money';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Money, Total } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import type { Box } from './form-rows.ts';
import styles from './proof.module.css';

/** What is shown of an entry, whatever figure it stands behind. */
export interface ProvingEntry {
  number: number;
  kind: string;
  documentKind: DocumentKind;
  documentId: string;
  documentNumber: string;
  counterparty: string;
  /** What it adds to the figure. */
  counted: Cents;
}

interface ProofTableProps {
  /** Head of the column of amounts. */
  amountHead: string;
  entries: readonly ProvingEntry[];
  /** Rows of the foot: `ProofSum` and `ProofTotal`. */
  children: ReactNode;
}

export function ProofTable({ amountHead, entries, children }: ProofTableProps) {
  const { t } = useTranslation('tax-reports-form');
  return (
    <table className={`${sheet.ruled} ${styles.proof}`}>
      <thead>
        <tr>
          <th scope="col">{t('entry')}</th>
          <th scope="col">{t('document')}</th>
          <th scope="col" className={styles.amount}>
            {amountHead}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.number} entry={entry} />
        ))}
      </tbody>
      <tfoot>{children}</tfoot>
    </table>
  );
}

/** The entries of a box: their sum, the rounding, and what the form takes. */
export function BoxProofTable({ box, entries }: { box: Box; entries: readonly ProvingEntry[] }) {
  const { t } = useTranslation('tax-reports-form');
  const rounding = subtractCents(box.amount, box.exact);
  return (
    <ProofTable amountHead={t(box.kind === 'base' ? 'netInEuros' : 'taxInEuros')} entries={entries}>
      <ProofSum label={t('sumOfEntries', { count: box.entryCount })} amount={box.exact} />
      {rounding !== 0 && <ProofSum label={t('cutToEuros')} amount={rounding} isQuiet />}
      <ProofTotal label={t('kennzahlNumber', { kennzahl: box.kennzahl })} amount={box.amount} />
    </ProofTable>
  );
}

/** One line of the foot; `isQuiet` for what is no sum. */
export function ProofSum({ label, amount, isQuiet }: { label: string; amount: Cents; isQuiet?: boolean }) {
  return (
    <tr className={isQuiet === true ? styles.rounding : undefined}>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td className={styles.amount}>
        <Money cents={amount} style="plain" />
      </td>
    </tr>
  );
}

/** The last line, over the double rule. */
export function ProofTotal({ label, amount }: { label: string; amount: Cents }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td className={styles.amount}>
        <Total>
          <Money cents={amount} style="plain" />
        </Total>
      </td>
    </tr>
  );
}

function EntryRow({ entry }: { entry: ProvingEntry }) {
  const format = useFormat();
  return (
    <tr>
      <td className={styles.number}>{format.count(entry.number)}</td>
      <td>
        <DocumentLink entry={entry} />
        <span className={styles.counterparty}>{entry.counterparty}</span>
      </td>
      <td className={styles.amount}>
        <Money cents={entry.counted} style="plain" />
      </td>
    </tr>
  );
}

function DocumentLink({ entry }: { entry: ProvingEntry }) {
  const { t } = useTranslation('tax-reports-form');
  const kind =
    entry.kind === 'invoice' ? '' : `, ${t(`entryKind.${entry.kind}`, { defaultValue: entry.kind })}`;
  if (entry.documentKind !== 'invoice') return <span>{entry.documentNumber + kind}</span>;
  return (
    <span>
      <Link to="/invoice/$id" params={{ id: entry.documentId }}>
        {entry.documentNumber}
      </Link>
      {kind}
    </span>
  );
}
