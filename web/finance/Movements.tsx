/** Every movement of money that the journal holds, newest first, down to its document. */
import { lineOfCost } from '@belegbar/domain/finance';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { pagesByKey } from '../connection/pages-by-key.ts';
import { useFormat } from '../ui/format.ts';
import { BlankLines } from '../ui/States.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { DataTable } from '../ui/table/index.ts';
import { useCategoryName } from './category-name.ts';
import styles from './finance.module.css';
import { MovementFiles } from './MovementFiles.tsx';
import { MovementMobileRow, useMovementColumns } from './movement-columns.tsx';
import { type Seen, SIDES } from './use-finance.ts';

const PAGE_SIZE = 20;

interface Props {
  seen: Seen;
  see: (next: Seen) => void;
}

export function Movements({ seen, see }: Props) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const categoryName = useCategoryName();
  const inView = seen.month === null ? String(seen.year) : `${format.monthName(seen.month)} ${seen.year}`;
  const narrowed = seen.category === null ? seen.client : categoryName(seen.category);
  const title =
    narrowed === null
      ? t('movements', { inView })
      : t(seen.category === null ? 'movementsOfClient' : 'movementsOfCategory', {
          inView,
          name: narrowed || t('byWhom.nobody'),
        });
  const isNarrowed = seen.month !== null || narrowed !== null;
  return (
    <section className={styles.movements} aria-labelledby="movements">
      <div className={styles.movementsHead}>
        <h2 id="movements">{title}</h2>
        <span className={styles.movementsActs}>
          {isNarrowed && (
            <Link to="/finance" search={{ year: String(seen.year) }} resetScroll={false}>
              {t('wholeYear')}
            </Link>
          )}
          <MovementFiles seen={seen} title={title} />
        </span>
      </div>
      {narrowed === null && (
        <Tabs
          label={t('sides')}
          tabs={SIDES.map((value) => ({ value, label: t(`side.${value}`) }))}
          value={seen.side}
          onChange={(side) => see({ ...seen, side })}
        />
      )}
      <MovementList seen={seen} caption={title} />
    </section>
  );
}

function MovementList({ seen, caption }: Pick<Props, 'seen'> & { caption: string }) {
  const { t } = useTranslation('finance');
  const query = useMovements(seen);
  const rows = query.data?.pages.flatMap((page) => page.entries);
  const columns = useMovementColumns(netOf(seen));
  const nothing = (
    <>
      <p className={styles.quiet}>{t('noMovement')}</p>
      <BlankLines count={2} />
    </>
  );
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={(row) => String(row.number)}
      expectedRows={6}
      card={(row) => <MovementMobileRow row={row} net={netOf(seen)} />}
      cardUntil="63.99em"
      growing={{ pages: query, failed: t('loadFailed'), more: t('more') }}
      nothing={nothing}
    />
  );
}

/** Of a client and of a category figures are without VAT, as they are above. */
function netOf({ category, client }: Seen): 'client' | 'category' | null {
  if (category !== null) return 'category';
  return client === null ? null : 'client';
}

function useMovements(seen: Seen) {
  const { year, month } = seen;
  return useInfiniteQuery(
    api.taxReports.eurEntries.infiniteOptions({
      input: (after: string | undefined) => ({
        year,
        limit: PAGE_SIZE,
        ...(month === null ? {} : { month }),
        ...narrowedBy(seen),
        ...(after === undefined ? {} : { after }),
      }),
      ...pagesByKey,
    }),
  );
}

function narrowedBy({ side, category, client }: Seen) {
  if (category !== null) return { line: lineOfCost(category), category };
  if (client !== null) return { by: 'money' as const, side: 'income' as const, counterparty: client };
  return { by: 'money' as const, ...(side === 'all' ? {} : { side }) };
}
