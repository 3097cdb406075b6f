/** Twelve months ahead: solid what is certain, hatched what is assumed; each month opens what it is made of. */
import type { Cents } from '@belegbar/domain/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Figure } from '../ui/Money.tsx';
import { AheadMonth } from './AheadMonth.tsx';
import { AssumptionsDialog } from './AssumptionsDialog.tsx';
import styles from './finance.module.css';
import { type MonthAhead, monthText } from './month-ahead.ts';
import { NetBars, type NetMonth } from './NetBars.tsx';
import type { FinanceYear } from './use-finance.ts';

type AheadOfYear = NonNullable<FinanceYear['ahead']>;

export function Ahead({ year, ahead }: { year: FinanceYear; ahead: AheadOfYear }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const [opened, setOpened] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const months = ahead.months.map((month, place) => barsOf(month, { t, format, isRunning: place === 0 }));
  const month = ahead.months.find((one) => one.month === opened);
  return (
    <section aria-labelledby="ahead" className={styles.ahead}>
      <SectionHead id="ahead" title={t('ahead.title')} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard */}
      <section className={styles.scrolls} tabIndex={0} aria-label={t('ahead.table')}>
        <div className={styles.aheadWide}>
          <NetBars
            label={t('ahead.title')}
            legend={[
              { key: 'in', name: t('ahead.certainIn') },
              { key: 'inAssumed', name: t('ahead.assumed') },
              { key: 'out', name: t('ahead.certainOut') },
              { key: 'outAssumed', name: t('ahead.assumed') },
            ]}
            months={months}
            onSelect={setOpened}
          />
          <SumRow months={ahead.months} onOpen={setOpened} />
        </div>
      </section>
      <p className={styles.quietNote}>
        {t('ahead.certain')} <Assumed ahead={ahead} year={year} />{' '}
        <button type="button" className={styles.asLink} onClick={() => setAsking(true)}>
          {t('assume.open')}
        </button>
      </p>
      {month !== undefined && <AheadMonth month={month} onClose={() => setOpened(null)} />}
      {isAsking && <AssumptionsDialog year={year} onClose={() => setAsking(false)} />}
    </section>
  );
}

interface Words {
  t: (key: string) => string;
  format: Format;
  isRunning: boolean;
}

function barsOf(month: MonthAhead, { t, format, isRunning }: Words): NetMonth {
  const said = (
    [
      ['ahead.certainIn', month.certainIn],
      ['ahead.assumedIn', month.assumedIn],
      ['ahead.certainOut', month.certainOut],
      ['ahead.assumedOut', month.assumedOut],
    ] as [string, Cents][]
  )
    .map(([key, amount]) => `${t(key)} ${format.money(amount)}`)
    .join(', ');
  return {
    key: month.month,
    name: shortMonth(month.month, format),
    said: `${monthText(month.month, format)}: ${said}`,
    up: [
      { look: 'certain', amount: month.certainIn },
      { look: 'assumed', amount: month.assumedIn },
    ],
    down: [
      { look: 'certain', amount: month.certainOut },
      { look: 'assumed', amount: month.assumedOut },
    ],
    isRunning,
  };
}

function shortMonth(month: string, format: Format): string {
  const name = format.monthName(Number(month.slice(5))).slice(0, 3);
  return month.endsWith('-01') ? `${name} ${month.slice(2, 4)}` : name;
}

/** The chart in figures: what has come and gone from today to the end of each month. */
function SumRow({ months, onOpen }: { months: readonly MonthAhead[]; onOpen: (month: string) => void }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  return (
    <table className={styles.aheadTable} aria-label={t('ahead.table')}>
      <colgroup>
        <col className={styles.aheadName} />
      </colgroup>
      <thead className={styles.unseen}>
        <tr>
          <th scope="col">{t('month')}</th>
          {months.map(({ month }) => (
            <th key={month} scope="col">
              {monthText(month, format)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('ahead.sum')}</th>
          {months.map(({ month, sum }) => (
            <td key={month}>
              <Figure
                label={t('ahead.openMonth', { month: monthText(month, format) })}
                onOpen={() => onOpen(month)}
              >
                {format.count(Math.round(sum / CENTS_OF_EURO)).replace('-', '−')}
              </Figure>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const CENTS_OF_EURO = 100;
const KNOWN_MONTHS = 3;

/** The sentence that names the assumptions. */
function Assumed({ ahead, year }: { ahead: AheadOfYear; year: FinanceYear }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  if (ahead.averageMonths < KNOWN_MONTHS) return <>{t('ahead.tooYoung')}</>;
  const { privateMonthly } = year.assumptions;
  return (
    <>
      {t('ahead.average', {
        count: ahead.averageMonths,
        received: format.money(ahead.averageReceived),
        spent: format.money(ahead.averageSpent),
      })}{' '}
      {privateMonthly === 0
        ? t('ahead.noPrivate')
        : t('ahead.private', { amount: format.money(privateMonthly) })}
    </>
  );
}
