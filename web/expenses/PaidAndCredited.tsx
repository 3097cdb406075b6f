/** What was paid of a bill and credited on it, with the days, down to what is still open. */
import type { Cents, Currency } from '@belegbar/domain/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Money, Total } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './expenses.module.css';
import type { Expense } from './message.ts';
import { useExpenseActs } from './use-expense-acts.ts';
import { type ToldActs, WhatItChanges } from './WhatItChanges.tsx';

export function PaidAndCredited({ expense }: { expense: Expense }) {
  const { t } = useTranslation(['expenses', 'expense-form']);
  const format = useFormat();
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
              undo={
                mayUndo
                  ? {
                      title: t('acts.paymentTitle', { day: format.day(paidOn) }),
                      act: { kind: 'undoPayment', id: expense.id, paymentId: id },
                      run: () => undoPayment(id),
                    }
                  : undefined
              }
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
              undo={
                mayUndo
                  ? {
                      title: t('acts.creditTitle', { number }),
                      act: { kind: 'undoCredit', id: expense.id, creditId: id },
                      run: () => undoCredit(id),
                    }
                  : undefined
              }
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
  undo: UndoOne | undefined;
  children?: React.ReactNode;
}

function Moved({ what, day, amount, currency, isTakenBack, undo, children }: MovedProps) {
  const { t } = useTranslation('expenses');
  const format = useFormat();
  return (
    <tr data-taken-back={isTakenBack}>
      <th scope="row">
        {what}
        {isTakenBack && <span className={styles.quiet}>{t('paid.takenBack')}</span>}
        {children}
        {!isTakenBack && undo !== undefined && <Undo what={`${what}, ${format.day(day)}`} undo={undo} />}
      </th>
      <td>{format.day(day)}</td>
      <td>
        <Money cents={amount} currency={currency} />
      </td>
    </tr>
  );
}

interface UndoOne {
  title: string;
  act: ToldActs[number];
  run: () => Promise<void>;
}

function Undo({ what, undo: { title, act, run } }: { what: string; undo: UndoOne }) {
  const { t } = useTranslation('expenses');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.undo}
        aria-label={t('acts.undoOf', { what })}
        onClick={() => setAsking(true)}
      >
        {t('acts.undoOne')}
      </button>
      <ConfirmDialog
        opened={isAsking}
        title={title}
        text={
          <>
            <p>{t('acts.oneText')}</p>
            {isAsking && <WhatItChanges acts={[act]} />}
          </>
        }
        confirmLabel={t('acts.undoConfirm')}
        onConfirm={run}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function Discount({ cents, currency }: { cents: Cents; currency: Currency }) {
  const { t } = useTranslation('expenses');
  const format = useFormat();
  return (
    <span className={styles.quiet}>{t('paid.discount', { amount: format.money(cents, currency) })}</span>
  );
}
