/** Booking a received invoice with what stands in the form, once; the next one then opens. */
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, codeOf } from '../connection/api.ts';
import { useRenewedBooks } from '../connection/books.ts';
import { useForm } from '../ui/form/use-form.ts';
import { toast } from '../ui/toast.tsx';
import { type BookForm, type BookOrder, complete, formOf } from './book-form.ts';
import { draftOf, forgetDraft, keepDraft } from './booking-drafts.ts';
import type { Proposal, Received } from './message.ts';
import { useNeighbours } from './use-queue.ts';
import { useUndoBooking } from './use-undo-booking.ts';

export type Booking = ReturnType<typeof useBooking>;

export function useBooking(received: Received, proposal: Proposal) {
  const { id } = received;
  const [asked, setAsked] = useState<readonly Question[]>([]);
  const done = useDone(received);
  const renew = useRenewedBooks();
  const form = useForm<BookForm, BookOrder>({
    begin: formOf(proposal),
    // Whoever looks at another invoice first finds it as it was left.
    keeping: {
      read: () => draftOf(id, proposal),
      write: (values, unreadable) => keepDraft(id, values, unreadable),
      forget: () => forgetDraft(id),
    },
    complete,
    act: async (order, idempotencyKey) => {
      const booked = await client.receivedInvoices
        .book({ ...order, id, idempotencyKey })
        .catch((error: unknown) => {
          if (codeOf(error) === 'NOT_TO_REVIEW') void renew();
          const question = questionIn(error);
          if (question !== null) setAsked((before) => [...new Set([...before, question])]);
          throw error;
        });
      await done(booked);
    },
  });
  return {
    ...form,
    failure: questionIn(form.failure) === null ? form.failure : null,
    /** Asks first where something speaks against it. */
    submit: () => {
      if (form.isBusy) return;
      const questions = questionsOf(received);
      if (questions.length > 0 && form.isComplete) setAsked(questions);
      else void form.submit();
    },
    /** What the user is asked before it is booked; nothing while they are not. */
    asked,
    confirm: () =>
      form.submit({
        confirmDuplicate: asked.includes('duplicate'),
        confirmOtherInvoice: asked.includes('otherInvoice'),
      }),
    giveUp: () => setAsked([]),
  };
}

/** `duplicate`: it is likely booked or waiting already. `otherInvoice`: a second one lies in the file. */
type Question = 'duplicate' | 'otherInvoice';

function questionsOf({ likelyDuplicateOf, holdsOtherInvoice }: Received): Question[] {
  return [
    ...(likelyDuplicateOf === null ? [] : (['duplicate'] as const)),
    ...(holdsOtherInvoice ? (['otherInvoice'] as const) : []),
  ];
}

/** The server may ask in return, and then nothing has failed. */
function questionIn(error: unknown): Question | null {
  const code = codeOf(error);
  if (code === 'LIKELY_DUPLICATE') return 'duplicate';
  return code === 'OTHER_INVOICE' ? 'otherInvoice' : null;
}

/** Says it, and opens the next one that waits; after the last one, the queue. */
function useDone({ id, sellerName, fileName }: Received) {
  const { t } = useTranslation('received-invoices');
  const go = useGoOn(id);
  const undo = useUndoBooking(id);
  return ({ expense }: { expense: Received['expense'] }) => {
    const told = [t('booked', { number: expense?.number ?? '' }), sellerName || fileName] as const;
    if (expense === null) toast.success(...told);
    // What is refused is said by the act itself.
    else toast.undo(told[0], () => void undo(expense).catch(() => {}), told[1]);
    return go();
  };
}

/** To the next one that waits, else to the queue. */
export function useGoOn(id: string): () => Promise<void> {
  const navigate = useNavigate();
  const renew = useRenewedBooks();
  const { next, previous } = useNeighbours(id);
  const goal = next ?? previous;
  return async () => {
    forgetDraft(id);
    await (goal === null
      ? navigate({ to: '/finance/received' })
      : navigate({ to: '/finance/received/$id', params: { id: goal } }));
    void renew();
  };
}
