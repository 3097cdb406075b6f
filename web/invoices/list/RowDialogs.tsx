/** E and P remind and note a payment: of what is selected, else of the row that has the focus. V shows the document of that row. */
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkDialog } from '../../bulk-actions/index.ts';
import { lazyPart } from '../../connection/lazy-part.ts';
import { ShareDialog } from '../../sending/index.ts';
import { useLetterKeys } from '../../ui/letter-keys.ts';
import { toast } from '../../ui/toast.tsx';
import type { Row } from '../messages.ts';
import type { ChosenInvoices } from './use-chosen-invoices.ts';

const RowDocument = lazyPart(() => import('./RowDocument.tsx'));
const RowPayment = lazyPart(() => import('./RowPayment.tsx'));

type BulkAct = 'remind' | 'markPaid';
type Act = BulkAct | 'view';
type Opened = { act: Act; row: Row } | { act: BulkAct; row: null };

interface Props {
  rows: readonly Row[];
  chosen: ChosenInvoices;
}

export function RowDialogs({ rows, chosen }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const refused = useRefused();
  const begin = (act: Act) => {
    if (act !== 'view' && chosen.selection.count > 0) return setOpened({ act, row: null });
    const row = focusedOf(rows);
    if (row === undefined) return;
    if (canBe(act, row)) setOpened({ act, row });
    else refused(act, row);
  };
  useLetterKeys({ e: () => begin('remind'), p: () => begin('markPaid'), v: () => begin('view') });
  if (opened === null) return null;
  const { act, row } = opened;
  if (row === null)
    return (
      <Suspense fallback={null}>
        <OfSelection act={act} chosen={chosen} onClose={close} />
      </Suspense>
    );
  return (
    <Suspense fallback={null}>
      {act === 'view' && <RowDocument id={row.id} onClose={close} />}
      {act === 'markPaid' && <RowPayment id={row.id} onClose={close} />}
      {act === 'remind' && <Reminder row={row} onClose={close} />}
    </Suspense>
  );
}

function OfSelection({
  act,
  chosen,
  onClose,
}: {
  act: BulkAct;
  chosen: ChosenInvoices;
  onClose: () => void;
}) {
  const { selection, selected, totals } = chosen;
  return (
    <BulkDialog
      kind={act}
      selection={selected}
      count={selection.count}
      totals={totals.isPlaceholderData ? undefined : totals.data}
      onClose={onClose}
      onBegun={selection.clear}
    />
  );
}

function Reminder({ row, onClose }: { row: Row; onClose: () => void }) {
  return (
    <ShareDialog
      invoiceId={row.id}
      number={row.number ?? ''}
      client={row.clientName}
      share={{ tab: 'reminder', mailId: null }}
      isFresh={false}
      onShare={() => {}}
      onClose={onClose}
    />
  );
}

function focusedOf(rows: readonly Row[]): Row | undefined {
  const id = document.activeElement?.closest('[data-row]')?.getAttribute('data-row');
  return rows.find((row) => row.id === id);
}

function canBe(act: Act, { state, status, kind, open }: Row): boolean {
  if (act === 'view') return status !== 'draft';
  if (act === 'remind') return state.word === 'overdue' && state.reached.includes('sent');
  return status !== 'draft' && kind === 'invoice' && open > 0;
}

/** A key that does nothing says why. */
function useRefused() {
  const { t } = useTranslation('invoice-list');
  return (act: Act, { number }: Row) => toast.info(t(`keys.${act}Not`), number === null ? undefined : number);
}
