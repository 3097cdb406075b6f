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
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../../connection/api.ts';
import { problemsOf } from '../../connection/problems.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.tsx';
import { useInvoiceAnew, useInvoiceChanged } from '../cache.ts';
import { openAsSeen } from '../detail/money-left.ts';
import type { Invoice } from '../messages.ts';
import { chosenAmounts, type TypedAmounts, withAmount } from './credit-amounts.ts';

export interface Left {
  lines: { id: string; quantity: Decimal }[];
  groups: OwedGroup[];
}

interface CreditValues {
  kind: CreditChoice['kind'];
  /** By line. */
  quantities: Record<string, Decimal | null>;
  amounts: TypedAmounts;
  reason: string;
}

interface Credit {
  choice: CreditChoice;
  reason: string;
}

export type CreditForm = ReturnType<typeof useCreditForm>;

export function useCreditForm(invoice: Invoice, left: Left) {
  const choiceOf = ({ kind, quantities, amounts }: CreditValues): CreditChoice =>
    kind === 'lines'
      ? { kind, lines: chosenLines(quantities) }
      : { kind, amounts: chosenAmounts(left.groups, amounts) };
  const form = useForm<CreditValues, Credit>({
    begin: { kind: 'lines', quantities: {}, amounts: {}, reason: '' },
    complete: (values) => ({ ok: true, value: { choice: choiceOf(values), reason: values.reason } }),
    act: useWrite(invoice),
  });
  const { values, change } = form;
  return {
    ...form,
    setQuantity: (id: string, quantity: Decimal | null) =>
      change({ quantities: { ...values.quantities, [id]: quantity } }),
    setAmount: (group: OwedGroup, amount: Cents | null) =>
      change({ amounts: withAmount(values.amounts, group, amount) }),
    takeEverything: () =>
      change({ quantities: Object.fromEntries(left.lines.map(({ id, quantity }) => [id, quantity])) }),
    totals: totalsOf(invoice, left, choiceOf(values)),
  };
}

function chosenLines(quantities: Record<string, Decimal | null>) {
  return Object.entries(quantities).flatMap(([id, quantity]) =>
    quantity === null || quantity === NOTHING ? [] : [{ id, quantity }],
  );
}

/** The figures as the server computes them: by the same functions. */
function totalsOf(invoice: Invoice, left: Left, choice: CreditChoice) {
  const on = servicePeriodOf(invoice.draft, invoice.invoiceDate ?? ('' as never)).to;
  const whole = groupsTakenWhole(invoice.draft, left.lines, choice);
  return creditedFrom(creditDraft(invoice.draft, choice), on, { owed: left.groups, whole }).totals;
}

/** Gives the function that writes the credit note and shows it. */
function useWrite(invoice: Invoice) {
  const { t } = useTranslation('invoice-corrections');
  const format = useFormat();
  const navigate = useNavigate();
  const changed = useInvoiceChanged();
  const anew = useInvoiceAnew();
  const { id } = invoice;
  return async ({ choice, reason }: Credit, idempotencyKey: string): Promise<void> => {
    const credit = { id, idempotencyKey, choice: plain(choice), reason, open: openAsSeen(invoice) };
    const document = await client.invoices.credit(credit).catch((error: unknown) => {
      if (problemsOf(error).length > 0) anew(id);
      throw error;
    });
    changed(document);
    const amount = format.money(document.gross, document.currency);
    toast.success(t('credit.done'), t('credit.doneText', { number: document.number, amount }));
    void navigate({ to: '/invoice/$id', params: { id: document.id } });
  };
}

/** The contract's arrays are its own. */
function plain(choice: CreditChoice) {
  return choice.kind === 'lines'
    ? { kind: choice.kind, lines: [...choice.lines] }
    : { kind: choice.kind, amounts: [...choice.amounts] };
}

const NOTHING = decimal('0');
