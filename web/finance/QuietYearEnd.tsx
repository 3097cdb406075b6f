/** What is missing for a quiet year end, each with the way to it. */
import { sumCents } from '@belegbar/domain/money';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { CheckLine } from '../ui/States.tsx';
import styles from './finance.module.css';
import { monthText } from './month-ahead.ts';
import type { FinanceYear } from './use-finance.ts';

const NAMED_COUNT = 5;

export function QuietYearEnd({ year: { year, missing, isSmallBusiness } }: { year: FinanceYear }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const waiting = missing.receiptsWaiting + missing.receivedWaiting;
  const isQuiet =
    waiting === 0 && missing.unpaid.length + missing.unproved.count + missing.payments.length === 0;
  return (
    <section aria-labelledby="quiet" className={styles.quietEnd}>
      <SectionHead id="quiet" title={t('quiet.title', { year })} />
      {isQuiet && <CheckLine tone="pos" title={t('quiet.nothing')} />}
      {missing.unpaid.length > 0 && (
        <CheckLine
          tone="warn"
          title={t('quiet.unpaid', {
            count: missing.unpaid.length,
            amount: format.money(sumCents(missing.unpaid.map(({ open }) => open))),
          })}
          text={t('quiet.unpaidWhy')}
        >
          <Bills bills={missing.unpaid} />
        </CheckLine>
      )}
      {waiting > 0 && (
        <CheckLine
          tone="warn"
          title={t('quiet.waiting', { count: waiting })}
          action={<Link to="/finance/received">{t('quiet.enter')}</Link>}
        />
      )}
      {missing.payments.map(({ vendor, months }) => (
        <CheckLine
          key={vendor}
          tone="warn"
          title={t('quiet.payment', {
            vendor,
            months: listed(
              months.map((month) => monthText(month, format)),
              format.language,
            ),
          })}
          text={t('quiet.paymentWhy')}
        />
      ))}
      {missing.unproved.count > 0 && (
        <CheckLine
          tone="info"
          title={t('quiet.unproved', { count: missing.unproved.count })}
          text={t(isSmallBusiness ? 'quiet.unprovedWhySmall' : 'quiet.unprovedWhy')}
        >
          <Bills bills={missing.unproved.bills} />
        </CheckLine>
      )}
    </section>
  );
}

function listed(words: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
}

interface Named {
  id: string;
  number: string;
  vendor: string;
}

/** The first few; more would hide what else is missing. */
function Bills({ bills }: { bills: readonly Named[] }): ReactNode {
  const { t } = useTranslation('finance');
  const rest = bills.length - NAMED_COUNT;
  return (
    <p className={styles.named}>
      {bills.slice(0, NAMED_COUNT).map(({ id, number, vendor }) => (
        <Link key={id} to="/expenses/$id" params={{ id }}>
          {number} {vendor}
        </Link>
      ))}
      {rest > 0 && <span>{t('quiet.more', { count: rest })}</span>}
    </p>
  );
}
