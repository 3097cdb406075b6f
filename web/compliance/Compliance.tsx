/** The proof of the books: what is open, whether the chain holds, what is stored, and the journal itself. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page, PageHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import { Chain } from './Chain.tsx';
import { CheckedPoints, type Overview } from './CheckedPoints.tsx';
import styles from './compliance.module.css';
import { JournalList } from './JournalList.tsx';
import { Retention } from './Retention.tsx';
import { useVerification } from './use-verification.ts';

/** `month`: where the journal is opened, such as `2026-10`; without it at its end. */
export function Compliance({ month }: { month: string | undefined }) {
  const { t } = useTranslation('compliance');
  const overview = useQuery(api.compliance.overview.queryOptions());
  return (
    <Page>
      <PageHead title={t('title')} lead={t('lead')} />
      {overview.isError && (
        <ErrorState title={t('loadFailed')} error={overview.error} onRetry={() => void overview.refetch()} />
      )}
      {overview.isPending && <Loading lines={8} />}
      {overview.data && (
        <Known overview={overview.data} month={month} onAgain={() => void overview.refetch()} />
      )}
    </Page>
  );
}

interface KnownProps {
  overview: Overview;
  month: string | undefined;
  onAgain: () => void;
}

function Known({ overview, month, onAgain }: KnownProps) {
  const { verification, again } = useVerification();
  const verifyAgain = () => {
    onAgain();
    again();
  };
  return (
    <>
      <div className={styles.columns}>
        <CheckedPoints overview={overview} verification={verification} />
        <Chain
          overview={overview}
          verification={verification}
          selected={month ?? null}
          onAgain={verifyAgain}
        />
      </div>
      {overview.lastEntry === null ? (
        <Nothing />
      ) : (
        <>
          <Retention overview={overview} />
          <JournalList months={overview.months} month={month} />
        </>
      )}
    </>
  );
}

/** Before the first entry: the way to it. */
function Nothing() {
  const { t } = useTranslation('compliance');
  const action = (
    <ButtonLink to="/invoices/new" variant="filled">
      {t('empty.action')}
    </ButtonLink>
  );
  return <EmptyState title={t('empty.title')} text={t('empty.text')} action={action} />;
}
