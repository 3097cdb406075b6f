/** What was paid of a bill and credited on it, with the days, down to what is still open. */
import type { Cents, Currency } from '@belegbar/domain/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Money, Total } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './expenses.module.css';
import type { Expense } from './message.ts';
import { useExpenseActs } from './use-expense-acts.ts';

export function PaidAndCredited({ expense }: { expense: Expense }) {
  const { t } = useTranslation(['expenses', 'expense-form']);
  const { payments, credits, currency, open, state } = expense;
  const { undoPayment, undoCredit } = useExpenseActs(expense);
  const mayUndo = state !== 'takenBack';
  return (
    <section>
      <SectionHead title={t('paid.title')} />
      {payments.length + credits.length === 0 && <p className={styles.nothing}>{t('paid.nothing')}</p>}
      <table className={`${sheet.ruled} ${styles.amounts}`} aria-label={t('paid.title')}>
        <tbody>
          {payments.map(({ id, paidOn, amount, discount, paymentMeans, isTakenBack }) => (
            <Moved
              key={id}
              what={t('paid.payment')}
              {...{ day: paidOn, amount, currency, isTakenBack }}
              onUndo={mayUndo ? () => undoPayment(id) : undefined}
            >
              {paymentMeans !== null && (
                <span className={styles.quiet}>{t(`expense-form:means.${paymentMeans}`)}</span>
              )}
              {discount !== 0 && <Discount cents={discount} currency={currency} />}
            </Moved>
          ))}
          {credits.map(({ id, number, creditedOn, gross, isTakenBack }) => (
            <Moved
              key={id}
              what={t('paid.credit', { number })}
              {...{ day: creditedOn, amount: gross, currency, isTakenBack }}
              onUndo={mayUndo ? () => undoCredit(id) : undefined}
            />
          ))}
        </tbody>
        {mayUndo && (
          <tfoot>
            <tr className={styles.gross}>
              <th scope="row">{t(open < 0 ? 'paid.back' : 'paid.open')}</th>
              <td />
              <td>
                <Total>
                  <Money cents={Math.abs(open) as Cents} currency={currency} />
                </Total>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

interface MovedProps {
  what: string;
  day: Expense['documentDate'];
  amount: Cents;
  currency: Currency;
  isTakenBack: boolean;
  /** Undefined where nothing can be taken back any more. */
  onUndo: (() => Promise<void>) | undefined;
  children?: React.ReactNode;
}

function Moved({ what, day, amount, currency, isTakenBack, onUndo, children }: MovedProps) {
  const { t } = useTranslation('expenses');
  const format = useFormat();
  return (
    <tr data-taken-back={isTakenBack}>
      <th scope="row">
        {what}
        {isTakenBack && <span className={styles.quiet}>{t('paid.takenBack')}</span>}
        {children}
        {!isTakenBack && onUndo !== undefined && (
          <Undo what={`${what}, ${format.day(day)}`} onUndo={onUndo} />
        )}
      </th>
      <td>{format.day(day)}</td>
      <td>
        <Money cents={amount} currency={currency} />
      </td>
    </tr>
  );
}

function Undo({ what, onUndo }: { what: string; onUndo: () => Promise<void> }) {
  const { t } = useTranslation('expenses');
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    await onUndo().catch(() => {});
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={styles.undo}
      disabled={isBusy}
      aria-label={t('acts.undoOf', { what })}
      onClick={() => void undo()}
    >
      {t('acts.undoOne')}
    </button>
  );
}

function Discount({ cents, currency }: { cents: Cents; currency: Currency }) {
  const { t } = useTranslation('expenses');
  const format = useFormat();
  return (
    <span className={styles.quiet}>{t('paid.discount', { amount: format.money(cents, currency) })}</span>
  );
}
