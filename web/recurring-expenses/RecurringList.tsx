/** The list of what recurs, by vendor, with the sum of a year. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Total } from '../ui/Money.tsx';
import { DataTable } from '../ui/table/index.ts';
import table from '../ui/table/table.module.css';
import { DetailDialog } from './DetailDialog.tsx';
import type { RecurringList as List, Recurring } from './message.ts';
import { RecurringCard, useRecurringColumns } from './recurring-columns.tsx';

interface RecurringListProps {
  list: List;
  onEdit: (recurring: Recurring) => void;
}

export function RecurringList({ list: { recurring, perYear }, onEdit }: RecurringListProps) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  const [areEndedShown, setEndedShown] = useState(false);
  const [opened, setOpened] = useState<Recurring | null>(null);
  const acts = { onEdit, onOpen: setOpened };
  const columns = useRecurringColumns(acts);
  const ended = recurring.filter(({ state }) => state === 'ended').length;
  const rows = recurring.filter(({ state }) => areEndedShown || state !== 'ended');
  return (
    <section>
      <SectionHead title={t('list.title')} />
      <DataTable
        caption={t('list.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        card={(one) => <RecurringCard recurring={one} {...acts} />}
        foot={
          <tr>
            <td className={table.totalLabel} colSpan={columns.length - 2}>
              {t('list.total')}
            </td>
            <td className={table.amount}>
              <Total>{format.money(perYear, 'plain')}</Total>
            </td>
            <td />
          </tr>
        }
        below={
          ended > 0 && (
            <Button size="xs" variant="subtle" onClick={() => setEndedShown(!areEndedShown)}>
              {areEndedShown ? t('list.hideEnded') : t('list.showEnded', { count: ended })}
            </Button>
          )
        }
      />
      {opened !== null && <DetailDialog recurring={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
