/** From the sum of the lines to what is to be paid, each amount as the file has it. */
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../ui/Heads.tsx';
import { Total } from '../ui/Money.tsx';
import { ShareText } from './LineDetails.tsx';
import type { Invoice } from './message.ts';
import { Remarks } from './Remarks.tsx';
import { useRemarks, useShown } from './shown.ts';
import styles from './tables.module.css';
import { useWritten } from './written.ts';

type Totals = Invoice['totals'];
type Name = keyof Totals;

const BEFORE: readonly Name[] = ['lineNet'];
const AFTER: readonly Name[] = [
  'allowances',
  'charges',
  'net',
  'vat',
  'vatInAccountingCurrency',
  'gross',
  'paid',
  'rounding',
];

export function InvoiceTotals({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('e-invoice');
  const { accountingCurrency } = invoice;
  const row = (name: Name) => (
    <Row
      key={name}
      name={name}
      totals={invoice.totals}
      currency={name === 'vatInAccountingCurrency' ? accountingCurrency : invoice.currency}
    />
  );
  return (
    <section className={styles.section}>
      <SectionHead title={t('totals')} />
      <table className={styles.totals}>
        <tbody>
          {BEFORE.map(row)}
          <Shares kind="allowances" invoice={invoice} />
          <Shares kind="charges" invoice={invoice} />
          {AFTER.map(row)}
        </tbody>
        <tfoot>{row('payable')}</tfoot>
      </table>
      <Remarks at="totals" />
    </section>
  );
}

interface RowProps {
  name: Name;
  totals: Totals;
  currency: string | undefined;
}

function Row({ name, totals, currency }: RowProps) {
  const { t } = useTranslation('e-invoice');
  const written = useWritten();
  const place = `totals.${name}`;
  const remarks = useRemarks(place);
  const text = written.amount(totals[name], currency);
  if (text === '' && remarks.length === 0 && name !== 'payable') return null;
  const said = text === '' ? <span className={styles.missing}>{t('missing')}</span> : text;
  return (
    <>
      <tr data-remarked={remarks.length > 0 || undefined}>
        <th scope="row">{t(`total.${name}`)}</th>
        <td>{name === 'payable' ? <Total>{said}</Total> : said}</td>
      </tr>
      {remarks.length > 0 && (
        <tr className={styles.below}>
          <td colSpan={2}>
            <Remarks at={place} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Allowances and charges on the whole document (BG-20, BG-21). */
function Shares({ kind, invoice }: { kind: 'allowances' | 'charges'; invoice: Invoice }) {
  const { currency, remarks } = useShown();
  const written = useWritten();
  return invoice[kind].map((share, index) => {
    const place = `${kind}.${index}`;
    const sign = kind === 'allowances' ? '\u2212\u00a0' : '+\u00a0';
    return (
      <Fragment key={place}>
        <tr className={styles.share}>
          <th scope="row">
            <ShareText kind={kind} share={share} />
          </th>
          <td>
            {sign}
            {written.amount(share.amount, currency)}
          </td>
        </tr>
        {remarks.has(place) && (
          <tr className={styles.below}>
            <td colSpan={2}>
              <Remarks at={place} />
            </td>
          </tr>
        )}
      </Fragment>
    );
  });
}
