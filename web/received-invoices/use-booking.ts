/** Booking a received invoice with what stands in the form, once; the next one then opens. */

import { ORPCError } from '@orpc/client';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api.ts';
import { useKeyOfAct } from '../ui/key-of-act.ts';
import { toast } from '../ui/toast.tsx';
import { useSending } from '../ui/use-sending.ts';
import { type BookForm, formOf, inputOf, type ParsedName, withRead } from './book-form.ts';
import { draftOf, forgetDraft, keepDraft } from './booking-drafts.ts';
import type { Proposal, Received } from './message.ts';
import { useRenewed } from './use-acts.ts';
import { useNeighbours } from './use-queue.ts';

export function useBooking(received: Received, proposal: Proposal) {
  const [form, setForm] = useState<BookForm>(() => draftOf(received.id, proposal) ?? formOf(proposal));
  const [tries, setTries] = useState(0);
  const act = useBookAct(received);
  const { ask, send } = act;
  const submit = (confirmDuplicate: boolean) => {
    const input = inputOf(form);
    setTries(tries + 1);
    return input === null ? Promise.resolve() : send(input, confirmDuplicate);
  };
  return {
    form,
    change: (changes: Partial<BookForm>) => setForm((now) => kept(received.id, { ...now, ...changes })),
    /** What takes the value that a field has read, or why it could not. */
    reads:
      <Name extends ParsedName>(name: Name) =>
      (value: BookForm[Name], refusal: string | null) =>
        setForm((now) => kept(received.id, withRead(now, name, { value, refusal }))),
    tries,
    isBusy: act.isBusy,
    failure: act.failure,
    /** Asks first where it is likely booked or waiting already. */
    submit: () => {
      if (act.isBusy) return;
      if (received.likelyDuplicateOf !== null && inputOf(form) !== null) ask();
      else void submit(false);
    },
    isAsking: act.isAsking,
    confirm: () => submit(true),
    giveUp: act.giveUp,
  };
}

/** Whoever looks at another invoice first finds it as it was left. */
function kept(id: string, form: BookForm): BookForm {
  keepDraft(id, form);
  return form;
}

/** The call, and the question that the server may ask in return. */
function useBookAct(received: Received) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, send } = useSending();
  const withKey = useKeyOfAct();
  const done = useDone(received);
  const renew = useRenewed();
  const { id } = received;
  const book = async (input: NonNullable<ReturnType<typeof inputOf>>, confirmDuplicate: boolean) => {
    const act = (idempotencyKey: string) =>
      client.receivedInvoices.book({ ...input, id, idempotencyKey, confirmDuplicate }).then(done);
    await send(() =>
      withKey(act).catch((error: unknown) => {
        if (codeIs(error, 'NOT_TO_REVIEW')) void renew();
        if (!codeIs(error, 'LIKELY_DUPLICATE')) throw error;
        setAsking(true);
      }),
    );
  };
  return {
    isBusy,
    failure,
    isAsking,
    ask: () => setAsking(true),
    giveUp: () => setAsking(false),
    send: book,
  };
}

export type Booking = ReturnType<typeof useBooking>;

/** Says it, and opens the next one that waits; after the last one, the queue. */
function useDone({ id, sellerName, fileName }: Received) {
  const { t } = useTranslation('received-invoices');
  const go = useGoOn(id);
  return ({ expense }: { expense: Received['expense'] }) => {
    toast.success(t('booked', { number: expense?.number ?? '' }), sellerName || fileName);
    return go();
  };
}

/** To the next one that waits, else to the queue. */
export function useGoOn(id: string): () => Promise<void> {
  const navigate = useNavigate();
  const renew = useRenewed();
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

function codeIs(error: unknown, code: string): boolean {
  return error instanceof ORPCError && error.code === code;
}
