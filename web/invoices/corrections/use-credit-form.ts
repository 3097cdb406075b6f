/** What a credit note is to take off, while it is chosen: quantities of lines, or amounts per VAT rate. */
import {
  type CreditChoice,
  creditDraft,
  creditedFrom,
  groupsTakenWhole,
  type OwedGroup,
  servicePeriodOf,
} from '@belegbar/domain/invoices';
import { type Cents, type Decimal, decimal } from '@belegbar/domain/money';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, newKey } from '../../api.ts';
import { problemsOf, useErrorText } from '../../problems.ts';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.tsx';
import { useInvoiceAnew, useInvoiceChanged } from '../cache.ts';
import { openAsSeen } from '../detail/money-left.ts';
import type { Invoice } from '../messages.ts';
import { useInvoiceProblemText } from '../problem-text.ts';

export interface Left {
  lines: { id: string; quantity: Decimal }[];
  groups: OwedGroup[];
}

export type CreditForm = ReturnType<typeof useCreditForm>;

export function useCreditForm(invoice: Invoice, left: Left) {
  const [kind, setKind] = useState<CreditChoice['kind']>('lines');
  const [quantities, setQuantities] = useState<Record<string, Decimal | null>>({});
  const [amounts, setAmounts] = useState<(Cents | null)[]>([]);
  const [ids] = useState(() => left.groups.map(newKey));
  const [reason, setReason] = useState('');
  const choice: CreditChoice =
    kind === 'lines'
      ? { kind, lines: chosenLines(quantities) }
      : { kind, amounts: chosenAmounts(left.groups, ids, amounts) };
  const totals = totalsOf(invoice, left, choice);
  const sending = useWrite(invoice, { choice, reason });
  return {
    kind,
    setKind,
    quantityOf: (id: string) => quantities[id] ?? null,
    setQuantity: (id: string, quantity: Decimal | null) =>
      setQuantities((before) => ({ ...before, [id]: quantity })),
    amountAt: (index: number) => amounts[index] ?? null,
    setAmount: (index: number, amount: Cents | null) =>
      setAmounts(left.groups.map((_, place) => (place === index ? amount : (amounts[place] ?? null)))),
    takeEverything: () =>
      setQuantities(Object.fromEntries(left.lines.map(({ id, quantity }) => [id, quantity]))),
    reason,
    setReason,
    totals,
    ...sending,
  };
}

function chosenLines(quantities: Record<string, Decimal | null>) {
  return Object.entries(quantities).flatMap(([id, quantity]) =>
    quantity === null || quantity === NOTHING ? [] : [{ id, quantity }],
  );
}

function chosenAmounts(
  groups: readonly OwedGroup[],
  ids: readonly string[],
  amounts: readonly (Cents | null)[],
) {
  return groups.flatMap(({ vatCase, exemptionParagraph }, index) => {
    const amount = amounts[index] ?? null;
    const id = ids[index];
    return amount === null || amount === 0 || id === undefined
      ? []
      : [{ id, vatCase, exemptionParagraph, amount }];
  });
}

/** The figures as the server computes them: by the same functions. */
function totalsOf(invoice: Invoice, left: Left, choice: CreditChoice) {
  const on = servicePeriodOf(invoice.draft, invoice.invoiceDate ?? ('' as never)).to;
  const whole = groupsTakenWhole(invoice.draft, left.lines, choice);
  return creditedFrom(creditDraft(invoice.draft, choice), on, { owed: left.groups, whole }).totals;
}

function useWrite(invoice: Invoice, { choice, reason }: { choice: CreditChoice; reason: string }) {
  const { t } = useTranslation('corrections');
  const format = useFormat();
  const navigate = useNavigate();
  const changed = useInvoiceChanged();
  const anew = useInvoiceAnew();
  const errorText = useErrorText();
  const problemText = useInvoiceProblemText(invoice.currency);
  const [idempotencyKey] = useState(newKey);
  const write = useMutation({
    mutationFn: () =>
      client.invoices.credit({
        id: invoice.id,
        idempotencyKey,
        choice: plain(choice),
        reason,
        open: openAsSeen(invoice),
      }),
    onSuccess: (document) => {
      changed(document);
      const amount = format.money(document.gross, document.currency);
      toast.success(t('credit.done'), t('credit.doneText', { number: document.number, amount }));
      void navigate({ to: '/invoice/$id', params: { id: document.id } });
    },
    onError: (error) => {
      if (problemsOf(error).length > 0) anew(invoice.id);
    },
  });
  const problem = problemsOf(write.error)[0];
  return {
    write: () => write.mutate(),
    isBusy: write.isPending,
    failure: write.error === null ? null : problem ? problemText(problem) : errorText(write.error),
  };
}

/** The contract's arrays are its own. */
function plain(choice: CreditChoice) {
  return choice.kind === 'lines'
    ? { kind: choice.kind, lines: [...choice.lines] }
    : { kind: choice.kind, amounts: [...choice.amounts] };
}

const NOTHING = decimal('0');
