/** The entries behind a box, their sum, the rounding, and what the form takes. */
import { subtractCents } from '@belegbar/domain/money';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Money, Total } from '../ui/Money.tsx';
import type { Box } from './form-rows.ts';
import styles from './proof.module.css';
import type { ProofEntry } from './return.ts';

interface Props {
  box: Box;
  entries: readonly ProofEntry[];
}

export function ProofTable({ box, entries }: Props) {
  const { t } = useTranslation('tax');
  return (
    <table className={styles.proof}>
      <thead>
        <tr>
          <th scope="col">{t('entry')}</th>
          <th scope="col">{t('document')}</th>
          <th scope="col" className={styles.amount}>
            {t(box.kind === 'base' ? 'netInEuros' : 'taxInEuros')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.number} entry={entry} />
        ))}
      </tbody>
      <Sums box={box} />
    </table>
  );
}

function EntryRow({ entry }: { entry: ProofEntry }) {
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

function Sums({ box }: { box: Box }) {
  const { t } = useTranslation('tax');
  const rounding = subtractCents(box.amount, box.exact);
  return (
    <tfoot>
      <Sum label={t('sumOfEntries', { count: box.entryCount })} amount={box.exact} />
      {rounding !== 0 && <Sum label={t('cutToEuros')} amount={rounding} className={styles.rounding} />}
      <tr>
        <th scope="row" colSpan={2}>
          {t('kennzahlNumber', { kennzahl: box.kennzahl })}
        </th>
        <td className={styles.amount}>
          <Total>
            <Money cents={box.amount} style="plain" />
          </Total>
        </td>
      </tr>
    </tfoot>
  );
}

function Sum({
  label,
  amount,
  className,
}: {
  label: string;
  amount: Box['amount'];
  className?: string | undefined;
}) {
  return (
    <tr className={className}>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td className={styles.amount}>
        <Money cents={amount} style="plain" />
      </td>
    </tr>
  );
}

function DocumentLink({ entry }: { entry: ProofEntry }) {
  const { t } = useTranslation('tax');
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
