/** The year of money: months beside last year's, what is really one's own, the months ahead, and every movement down to its document. */
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { YearStepper } from '../tax-reports/index.ts';
import { AddLink, ButtonLink } from '../ui/ButtonLink.tsx';
import { Page, PageHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import sheet from '../ui/sheet.module.css';
import { Ahead } from './Ahead.tsx';
import { Clients, Costs } from './ByWhom.tsx';
import { FilesMenu } from './FilesMenu.tsx';
import styles from './finance.module.css';
import { Mine } from './Mine.tsx';
import { Movements } from './Movements.tsx';
import { OpenBothWays } from './OpenBothWays.tsx';
import { QuietYearEnd } from './QuietYearEnd.tsx';
import { Regular } from './Regular.tsx';
import { type Address, type FinanceYear, type Seen, useFinance } from './use-finance.ts';
import { WhatIf } from './WhatIf.tsx';
import { YearChart } from './YearChart.tsx';
import { YearFigures } from './YearFigures.tsx';

export function Finance(props: Address) {
  const { t } = useTranslation('finance');
  const { query, seen, see } = useFinance(props);
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const { data: year } = query;
  if (query.isError)
    return (
      <Page>
        <PageHead title={t('title')} actions={<NewExpense />} />
        <ErrorState title={t('loadFailed')} error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  if (year !== undefined && isEmpty(year)) return <Nothing />;
  return (
    <Page>
      <PageHead
        title={t('title')}
        actions={
          <>
            <YearStepper
              year={seen.year}
              firstYear={year?.firstYear ?? seen.year}
              onYear={(next) => see({ ...seen, year: next, month: null })}
            />
            {!isPhone && <Files year={year} />}
            {!isPhone && <NewExpense />}
          </>
        }
      />
      {year === undefined ? <Loading lines={8} /> : <Known year={year} seen={seen} see={see} />}
      {isPhone && (
        <div className={styles.later}>
          <Files year={year} />
        </div>
      )}
      {isPhone && (
        <div className={sheet.bottomBar} data-bottom-bar>
          <NewExpense />
        </div>
      )}
    </Page>
  );
}

/** What is seldom wanted: on a phone it stands below the figures. */
function Files({ year }: { year: FinanceYear | undefined }) {
  const { t } = useTranslation('finance');
  return (
    <>
      {year !== undefined && <FilesMenu year={year} />}
      <ButtonLink to="/finance/vouchers">{t('ownReceipts')}</ButtonLink>
    </>
  );
}

interface KnownProps {
  year: FinanceYear;
  seen: Seen;
  see: (next: Seen) => void;
}

function Known({ year, seen, see }: KnownProps) {
  return (
    <>
      <YearFigures year={year} seen={seen} />
      <OpenBothWays year={year} />
      <div className={styles.columns}>
        <YearChart
          year={year}
          month={seen.month}
          onMonth={(month) => see({ ...seen, month: month === seen.month ? null : month })}
        />
        <div className={styles.mine}>
          <Mine year={year} />
          <WhatIf year={year} />
        </div>
      </div>
      {year.ahead !== null && <Ahead year={year} ahead={year.ahead} />}
      <div className={styles.thirds}>
        <Clients year={year} />
        <Costs year={year} />
        <Regular year={year} />
      </div>
      <QuietYearEnd year={year} />
      <Movements seen={seen} see={see} />
    </>
  );
}

/** Neither money nor anything that is to come. */
function isEmpty({ firstYear, receivables, payables, missing, ahead }: FinanceYear): boolean {
  const waits = missing.receiptsWaiting + missing.receivedWaiting + receivables.count + payables.count;
  const comes = ahead?.months.some(({ items }) => items.length > 0) ?? false;
  return firstYear === null && waits === 0 && !comes;
}

/** Before the first invoice and the first payment: the way to either. */
function Nothing() {
  const { t } = useTranslation('finance');
  return (
    <Page>
      <PageHead title={t('title')} lead={t('lead')} />
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <span className={styles.ways}>
            <NewInvoice />
            <ButtonLink to="/expenses/new">{t('empty.expense')}</ButtonLink>
          </span>
        }
        lines={4}
      />
    </Page>
  );
}

function NewExpense() {
  const { t } = useTranslation('finance');
  return <AddLink to="/expenses/new">{t('newExpense')}</AddLink>;
}

function NewInvoice() {
  const { t } = useTranslation('finance');
  return <AddLink to="/invoices/new">{t('newInvoice')}</AddLink>;
}
