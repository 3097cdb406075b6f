/** Days and circumstances of a bill; what it does not say is left out. */
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import styles from './expenses.module.css';
import type { Expense } from './message.ts';

export function ExpenseFacts({ expense }: { expense: Expense }) {
  const { t, i18n } = useTranslation(['expenses', 'expense-form']);
  const { day, percent, decimal } = useFormat();
  const countries = useMemo(() => new Intl.DisplayNames(i18n.language, { type: 'region' }), [i18n.language]);
  const { vendor, servicePeriod, receivedOn, dueDate, privateSharePercent, unitsPerEuro, entertainment } =
    expense;
  const { from, to } = servicePeriod;
  const isOneDay = from === to;
  return (
    <section>
      <SectionHead title={t('facts.title')} />
      <dl>
        <Fact label={t('facts.vendor')}>
          {[vendor.name, vendor.vatId, vendor.country && countries.of(vendor.country)]
            .filter(Boolean)
            .join(', ')}
        </Fact>
        <Fact label={t('facts.documentNumber')}>{expense.documentNumber}</Fact>
        <Fact label={t('facts.documentDate')}>{day(expense.documentDate)}</Fact>
        <Fact label={t('facts.receivedOn')}>{receivedOn && day(receivedOn)}</Fact>
        <Fact label={t('facts.dueDate')}>{dueDate && day(dueDate)}</Fact>
        <Skonto expense={expense} />
        <Fact label={t(isOneDay ? 'facts.serviceDay' : 'facts.servicePeriod')}>
          {isOneDay ? day(from) : t('facts.span', { from: day(from), to: day(to) })}
        </Fact>
        <Fact label={t('facts.privateShare')}>{privateSharePercent && percent(privateSharePercent)}</Fact>
        <Fact label={t('facts.rate')}>
          {unitsPerEuro && t('facts.rateOf', { units: decimal(unitsPerEuro), currency: expense.currency })}
        </Fact>
        <Fact label={t('facts.paymentMeans')}>
          {expense.paymentMeans && t(`expense-form:means.${expense.paymentMeans}`)}
        </Fact>
        <Fact label={t('facts.project')}>{expense.project}</Fact>
        {entertainment && (
          <>
            <Fact label={t('expense-form:meal.place')}>{entertainment.place}</Fact>
            <Fact label={t('expense-form:meal.participants')}>{entertainment.participants.join(', ')}</Fact>
            <Fact label={t('expense-form:meal.occasion')}>{entertainment.occasion}</Fact>
          </>
        )}
        <Fact label={t('facts.note')}>{expense.note}</Fact>
        <Fact label={t('facts.kind')}>
          {(expense.isPrepayment && t('facts.prepayment')) || (expense.isRecurring && t('facts.recurring'))}
        </Fact>
      </dl>
    </section>
  );
}

/** While something may be kept; a day that is over says so. */
function Skonto({ expense: { skonto, currency } }: { expense: Expense }) {
  const { t } = useTranslation('expenses');
  const { day, percent, money } = useFormat();
  const today = useToday();
  return skonto
    .filter(({ discount }) => discount > 0)
    .map((step) => (
      <Fact key={`${step.days} ${step.percent}`} label={t('facts.skonto')}>
        {t(step.until < today ? 'facts.skontoOver' : 'facts.skontoUntil', {
          percent: percent(step.percent),
          day: day(step.until),
          amount: money(step.discount, currency),
        })}
      </Fact>
    ));
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
