/** How an asset is shown in the register: in columns, or as one card on a phone. */
import { ZERO } from '@belegbar/domain/money';
import { IconArchive, IconArrowBackUp, IconDoorExit, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/Badge.tsx';
import { useFormat } from '../ui/format.ts';
import { FigureLink, Money } from '../ui/Money.tsx';
import type { Column } from '../ui/table/index.ts';
import styles from './assets.module.css';
import { type AssetRow, type AssetState, plannedIn, stateOf } from './message.ts';
import { type Drawing, PlanCell, PlanHead } from './PlanCell.tsx';
import { useTreatmentName } from './use-treatment-name.ts';

export interface Opening {
  opened: string | undefined;
  open: (id: string) => void;
}

export function useRegisterColumns(drawing: Drawing, opening: Opening): Column<AssetRow>[] {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const { thisYear } = drawing;
  return [
    { key: 'asset', head: t('list.asset'), cell: (row) => <Name {...{ row, thisYear, ...opening }} /> },
    {
      key: 'acquired',
      head: t('list.acquired'),
      width: '116px',
      from: 720,
      cell: ({ acquiredOn }) => format.day(acquiredOn),
    },
    {
      key: 'cost',
      head: t('list.cost'),
      kind: 'end',
      width: '112px',
      cell: ({ cost }) => <Money cents={cost} style="plain" />,
    },
    {
      key: 'plan',
      head: <PlanHead {...drawing} />,
      width: `${drawing.years.length * 27 + 28}px`,
      from: 980,
      cell: (row) => <PlanCell row={row} {...drawing} />,
    },
    {
      key: 'now',
      head: t('list.inYear', { year: thisYear }),
      kind: 'end',
      width: '108px',
      cell: (row) => <Planned row={row} year={thisYear} which="taken" />,
    },
    {
      key: 'left',
      head: t('list.left'),
      kind: 'amount',
      width: '116px',
      cell: (row) => <Planned row={row} year={thisYear} which="left" />,
    },
  ];
}

function Planned({ row, year, which }: { row: AssetRow; year: number; which: 'taken' | 'left' }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const amount = plannedIn(row, year)?.[which] ?? ZERO;
  if (row.isTakenBack) return null;
  return (
    <FigureLink
      to="/finance/assets"
      search={{ asset: row.id, booked: String(year) }}
      resetScroll={false}
      aria-label={t('entries.open', { description: row.description, year, amount: format.money(amount) })}
    >
      <Money cents={amount} style="plain" />
    </FigureLink>
  );
}

const STATES: Readonly<Record<Exclude<AssetState, 'inUse'>, TablerIcon>> = {
  writtenOff: IconArchive,
  gone: IconDoorExit,
  takenBack: IconArrowBackUp,
};

/** The state in words; nothing of what is simply in use. */
export function AssetBadge({ row, thisYear }: { row: AssetRow; thisYear: number }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const state = stateOf(row, thisYear);
  if (state === 'inUse') return null;
  return (
    <Badge icon={STATES[state]} tone="plain">
      {state === 'gone' && row.disposal !== null
        ? t(`state.gone.${row.disposal.reason}`, { day: format.day(row.disposal.on) })
        : t(`state.${state as 'writtenOff'}`)}
    </Badge>
  );
}

function Name({ row, thisYear, opened, open }: Opening & { row: AssetRow; thisYear: number }) {
  const treatment = useTreatmentName();
  const isOpened = row.id === opened;
  return (
    <span className={styles.name} data-opened={isOpened || undefined}>
      <button
        type="button"
        className={styles.open}
        aria-current={isOpened || undefined}
        onClick={() => open(row.id)}
        data-opens-row
      >
        {row.description}
      </button>
      <span className={styles.quiet}>
        {treatment(row)} <AssetBadge row={row} thisYear={thisYear} />
      </span>
    </span>
  );
}

export function AssetCard({ row, thisYear, ...opening }: Opening & { row: AssetRow; thisYear: number }) {
  const { t } = useTranslation('assets');
  return (
    <div className={styles.card}>
      <div className={styles.cardLine}>
        <Name row={row} thisYear={thisYear} {...opening} />
        <Money cents={row.cost} />
      </div>
      {!row.isTakenBack && (
        <div className={styles.cardLine}>
          <span className={styles.quiet}>{t('list.inYearCard', { year: thisYear })}</span>
          <Planned row={row} year={thisYear} which="taken" />
        </div>
      )}
      {!row.isTakenBack && (
        <div className={styles.cardLine}>
          <span className={styles.quiet}>{t('list.leftCard')}</span>
          <Planned row={row} year={thisYear} which="left" />
        </div>
      )}
    </div>
  );
}
