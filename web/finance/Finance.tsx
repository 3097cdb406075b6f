/** Money in and out: the year at a glance, what is still to come in, and every movement down to its document. */
import { useTranslation } from 'react-i18next';
import { YearStepper } from '../tax-reports/index.ts';
import { AddLink } from '../ui/ButtonLink.tsx';
import { Page, PageHead } from '../ui/Heads.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import { ByWhom } from './ByWhom.tsx';
import styles from './finance.module.css';
import { MoneyFigures } from './MoneyFigures.tsx';
import { MoneyOfYear } from './MoneyOfYear.tsx';
import { Movements } from './Movements.tsx';
import { OpenInvoices } from './OpenInvoices.tsx';
import { type FinanceData, type Seen, useFinance } from './use-finance.ts';

interface Props {
  /** As the address gives them. */
  year: string | undefined;
  month: string | undefined;
  side: string | undefined;
}

export function Finance(props: Props) {
  const { t } = useTranslation('finance');
  const { data, seen, see } = useFinance(props);
  const { money } = data;
  if (money.isError)
    return (
      <Page>
        <PageHead title={t('title')} actions={<NewInvoice />} />
        <ErrorState title={t('loadFailed')} error={money.error} onRetry={() => void money.refetch()} />
      </Page>
    );
  if (money.data?.firstYear === null && data.open.data?.counts.all === 0) return <Nothing />;
  return (
    <Page>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <YearStepper
              year={seen.year}
              firstYear={money.data?.firstYear ?? seen.year}
              onYear={(year) => see({ ...seen, year, month: null })}
            />
            <NewInvoice />
          </>
        }
      />
      <Known data={data} seen={seen} see={see} />
    </Page>
  );
}

interface KnownProps {
  data: FinanceData;
  seen: Seen;
  see: (next: Seen) => void;
}

function Known({ data, seen, see }: KnownProps) {
  return (
    <>
      <MoneyFigures data={data} year={seen.year} />
      <div className={styles.columns}>
        <MoneyOfYear
          year={seen.year}
          statement={data.money.data}
          before={data.before.data}
          month={seen.month}
          onMonth={(month) => see({ ...seen, month: month === seen.month ? null : month })}
        />
        <div className={styles.second}>
          <OpenInvoices data={data} />
          <ByWhom data={data} side="income" />
          <ByWhom data={data} side="expense" />
        </div>
      </div>
      <Movements seen={seen} see={see} />
    </>
  );
}

/** Before the first invoice and the first payment: the way to the first invoice. */
function Nothing() {
  const { t } = useTranslation('finance');
  return (
    <Page>
      <PageHead title={t('title')} lead={t('lead')} />
      <EmptyState title={t('empty.title')} text={t('empty.text')} action={<NewInvoice />} lines={4} />
    </Page>
  );
}

function NewInvoice() {
  const { t } = useTranslation('finance');
  return <AddLink to="/invoices/new">{t('newInvoice')}</AddLink>;
}
