/** The lines of the bill with their VAT, and what it asks for. */
import type { Day } from '@belegbar/domain/calendar';
import { addCents, type Cents, sumCents } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useTaxCodeName } from '../received-invoices/index.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Money, Total } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './expenses.module.css';
import type { Expense } from './message.ts';

/** Their VAT is owed by oneself, and no part of what the vendor is paid. */
const OWED = /ReverseCharge|Acquisition|^importVat$/;

export function BillLines({ expense }: { expense: Expense }) {
  const { t } = useTranslation('expenses');
  const { lines, currency, gross } = expense;
  const nameOf = useTaxCodeName(expense.documentDate as Day);
  return (
    <section>
      <SectionHead
        title={t('lines.title')}
        aside={t('lines.in', { currency: currency === 'EUR' ? '€' : currency })}
      />
      <table className={`${sheet.ruled} ${styles.amounts}`} aria-label={t('lines.title')}>
        <thead>
          <tr>
            <th scope="col">{t('lines.what')}</th>
            <th scope="col">{t('lines.net')}</th>
            <th scope="col">{t('lines.vat')}</th>
            <th scope="col">{t('lines.gross')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.description ?? t(`received-invoices:category.${line.category ?? expense.category}`)}
                {line.description && (
                  <span className={styles.quiet}>
                    {t(`received-invoices:category.${line.category ?? expense.category}`)}
                  </span>
                )}
                <span className={styles.quiet}>{nameOf(line.taxCode)}</span>
                {line.recipient && (
                  <span className={styles.quiet}>{t('lines.for', { who: line.recipient })}</span>
                )}
              </th>
              <Amounts of={[line.net, line.vat, paidOf(line)]} currency={currency} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.gross}>
            <th scope="row">{t('lines.sum')}</th>
            <td>
              <Money cents={sumCents(lines.map(({ net }) => net))} currency={currency} style="plain" />
            </td>
            <td>
              <Money cents={sumCents(lines.map(({ vat }) => vat))} currency={currency} style="plain" />
            </td>
            <td>
              <Total>
                <Money cents={gross} currency={currency} style="plain" />
              </Total>
            </td>
          </tr>
        </tfoot>
      </table>
      {lines.some(({ taxCode }) => OWED.test(taxCode)) && <p className={sheet.note}>{t('lines.owed')}</p>}
    </section>
  );
}

function paidOf({ taxCode, net, vat }: Expense['lines'][number]): Cents {
  return OWED.test(taxCode) ? net : addCents(net, vat);
}

function Amounts({ of: amounts, currency }: { of: [Cents, Cents, Cents]; currency: Expense['currency'] }) {
  const [net, vat, gross] = amounts;
  return (
    <>
      <td>
        <Money cents={net} currency={currency} style="plain" />
      </td>
      <td>
        <Money cents={vat} currency={currency} style="plain" />
      </td>
      <td>
        <Money cents={gross} currency={currency} style="plain" />
      </td>
    </>
  );
}
