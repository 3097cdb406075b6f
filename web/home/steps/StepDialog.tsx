/** Does a step over the screen: money that came is noted, an invoice or a reminder is sent. */
import { Suspense, useState } from 'react';
import { NotePayment } from '../../invoices/index.ts';
import { type Share, ShareDialog } from '../../sending/index.ts';
import type { DialogAct } from './step.ts';

interface Props {
  act: DialogAct;
  onAct: (act: DialogAct | null) => void;
}

export function StepDialog({ act, onAct }: Props) {
  const close = () => onAct(null);
  return (
    <Suspense fallback={null}>
      {act.kind === 'payment' ? (
        <NotePayment invoiceId={act.invoiceId} onClose={close} />
      ) : (
        <Sending {...act} onClose={close} />
      )}
    </Suspense>
  );
}

type Sent = Extract<DialogAct, { number: string }>;

function Sending({ kind, invoiceId, number, client, mailId, onClose }: Sent & { onClose: () => void }) {
  const [share, setShare] = useState<Share>({
    tab: kind === 'remind' ? 'reminder' : 'mail',
    mailId: mailId ?? null,
  });
  return (
    <ShareDialog
      invoiceId={invoiceId}
      number={number}
      client={client}
      share={share}
      isFresh={false}
      onShare={setShare}
      onClose={onClose}
    />
  );
}
