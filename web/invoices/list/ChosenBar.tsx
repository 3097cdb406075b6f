/** What the chosen invoices come to, and what can be done with them. */
import {
  IconBell,
  IconCash,
  IconDownload,
  IconSend,
  IconTableExport,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkDialog, type BulkKind } from '../../bulk-actions/index.ts';
import { useFormat } from '../../ui/format.ts';
import { LesserSum, SelectionBar } from '../../ui/table/index.ts';
import type { ChosenInvoices } from './use-chosen-invoices.ts';

const ACTS: readonly { kind: BulkKind; icon: TablerIcon; keys?: string }[] = [
  { kind: 'send', icon: IconSend },
  { kind: 'remind', icon: IconBell, keys: 'E' },
  { kind: 'markPaid', icon: IconCash, keys: 'P' },
  { kind: 'pdf', icon: IconDownload },
  { kind: 'csv', icon: IconTableExport },
];

export function ChosenBar({ chosen }: { chosen: ChosenInvoices }) {
  const { t } = useTranslation('invoice-list');
  const [asked, setAsked] = useState<BulkKind | null>(null);
  const { selection, selected, totals } = chosen;
  return (
    <>
      <SelectionBar
        selection={selection}
        sums={<Sums totals={totals} />}
        acts={ACTS.map((act) => ({ ...act, label: t(`bulk.${act.kind}`) }))}
        onAct={setAsked}
      />
      {asked !== null && (
        <BulkDialog
          kind={asked}
          selection={selected}
          count={selection.count}
          totals={totals.isPlaceholderData ? undefined : totals.data}
          onClose={() => setAsked(null)}
          onBegun={selection.clear}
        />
      )}
    </>
  );
}

function Sums({ totals: { data: sums, isError } }: Pick<ChosenInvoices, 'totals'>) {
  const { t } = useTranslation('invoice-list');
  const format = useFormat();
  return (
    <>
      {sums && (
        <>
          <span>{t('select.open', { amount: format.money(sums.open) })}</span>
          <LesserSum>{t('select.gross', { amount: format.money(sums.gross) })}</LesserSum>
          <LesserSum>{t('select.net', { amount: format.money(sums.net) })}</LesserSum>
          {sums.counts.draft > 0 && sums.counts.draft < sums.count && (
            <LesserSum>
              {t('select.drafts', { count: sums.counts.draft, total: format.count(sums.counts.draft) })}
            </LesserSum>
          )}
        </>
      )}
      {isError && <span>{t('select.failed')}</span>}
    </>
  );
}
