/** The table of the register: each asset with its plan drawn beside this year's cost and what is left. */
import { yearOf } from '@belegbar/domain/calendar';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { DataTable } from '../ui/table/index.ts';
import styles from './assets.module.css';
import { PlanTable } from './PlanTable.tsx';
import { topOf, yearsDrawn } from './plan-window.ts';
import { AssetCard, useRegisterColumns } from './register-columns.tsx';
import { SumRow } from './SumRow.tsx';
import type { Register } from './use-register.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingCards, WaitingRows } from './Waiting.tsx';

export function RegisterTable({ register }: { register: Register }) {
  const { t } = useTranslation('assets');
  const thisYear = yearOf(useToday());
  const waiting = useWaiting();
  const [areAllShown, setAllShown] = useState(false);
  const { rows: all = [], whole, pages, opened, open } = register;
  const standing = all.filter(({ isTakenBack }) => !isTakenBack);
  const takenBack = all.length - standing.length;
  const drawing = { years: yearsDrawn(standing, thisYear), thisYear, top: topOf(standing) };
  const columns = useRegisterColumns(drawing, { opened, open });
  const rows = areAllShown ? all : standing;
  return (
    <section className={styles.register} aria-labelledby="register">
      <SectionHead id="register" title={t('list.title')} aside={<Legend />} />
      <DataTable
        caption={t('list.title')}
        columns={columns}
        rows={register.rows === undefined ? undefined : rows}
        rowKey={({ id }) => id}
        card={(row) => <AssetCard row={row} thisYear={thisYear} opened={opened} open={open} />}
        growing={{ pages, failed: t('loadFailed'), more: t('list.more'), size: 'xs' }}
        foot={
          whole && (
            <>
              <WaitingRows waiting={waiting} drawing={drawing} />
              <SumRow sums={whole.sums} drawing={drawing} />
            </>
          )
        }
        below={
          <>
            <WaitingCards waiting={waiting} />
            {takenBack > 0 && (
              <Button size="xs" variant="subtle" onClick={() => setAllShown(!areAllShown)}>
                {areAllShown ? t('list.hideTakenBack') : t('list.showTakenBack', { count: takenBack })}
              </Button>
            )}
          </>
        }
      />
      {whole !== undefined && <PlanTable sums={whole.sums} />}
    </section>
  );
}

function Legend() {
  const { t } = useTranslation('assets');
  return (
    <span className={styles.legend} aria-hidden="true">
      {(['past', 'now', 'next'] as const).map((when) => (
        <span key={when}>
          <span className={styles.key} data-when={when} />
          {t(`list.legend.${when}`)}
        </span>
      ))}
    </span>
  );
}
