/** The asset that is looked at: its plan year by year, what is known of it, and what can be done with it. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import { AssetActs } from './AssetActs.tsx';
import { AssetChart } from './AssetChart.tsx';
import { AssetEntries } from './AssetEntries.tsx';
import { AssetFacts } from './AssetFacts.tsx';
import { AssetYears } from './AssetYears.tsx';
import styles from './assets.module.css';
import { Corrections } from './Corrections.tsx';
import type { AssetDetail } from './message.ts';

interface AssetPanelProps {
  id: string;
  /** The year whose entries are looked at. */
  booked: string | undefined;
}

export function AssetPanel({ id, booked }: AssetPanelProps) {
  const { t } = useTranslation('assets');
  const { data, error, refetch } = useQuery(api.assets.get.queryOptions({ input: { id } }));
  if (error !== null)
    return (
      <div className={styles.panelAlone}>
        <ErrorState title={t('panel.failed')} error={error} onRetry={() => void refetch()} />
      </div>
    );
  if (data === undefined)
    return (
      <div className={styles.panelAlone}>
        <Loading lines={6} />
      </div>
    );
  return (
    <div className={styles.panel}>
      <section aria-labelledby="asset">
        <SectionHead id="asset" title={data.description} aside={<Source asset={data} />} />
        {data.years.length > 0 && (
          <>
            <AssetChart asset={data} />
            <AssetYears asset={data} />
          </>
        )}
        <AssetFacts asset={data} />
        <AssetEntries asset={data} year={booked} />
      </section>
      <div className={styles.side}>
        <AssetActs asset={data} />
        <Corrections asset={data} />
      </div>
    </div>
  );
}

function Source({ asset: { expenseId } }: { asset: AssetDetail }) {
  const { t } = useTranslation('assets');
  if (expenseId === null) return t('panel.brought');
  return (
    <Link to="/expenses/$id" params={{ id: expenseId }}>
      {t('panel.expense')}
    </Link>
  );
}
