/** Sends a payment or refund. */
import type { Day } from '@belegbar/domain/calendar';
import type { Rest } from '@belegbar/domain/invoices';
import type { Cents, Decimal } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { client, newKey } from '../../connection/api.ts';
import { problemsOf } from '../../connection/problems.ts';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.tsx';
import { useInvoiceAnew, useInvoiceChanged } from '../cache.ts';
import { useUndoPayment } from '../corrections/use-undo-payment.ts';
import type { Invoice, Payment } from '../messages.ts';
import { MONEY_TEXTS, type MoneyAct } from './money-act.ts';
import { openAsSeen } from './money-left.ts';

export interface Intent {
  invoice: Invoice;
  act: MoneyAct;
  onClose: () => void;
}

/** Money that can be sent. */
export interface DecidedMoney {
  paidOn: Day;
  /** In the invoice's currency. */
  amount: Cents;
  /** Of another currency only: on the own account, and the rate for VAT, if there is one. */
  euros?: Cents;
  unitsPerEuro?: Decimal;
  method: Payment['method'];
  note: string;
  fee: Cents | null;
  rest: Rest;
  excess: Cents | null;
}

/** Gives the function that sends it, under the key of the one intended. */
export function useRecordMoney({ invoice, act, onClose }: Intent) {
  const changed = useInvoiceChanged();
  const anew = useInvoiceAnew();
  const tell = useRecordedToast({ invoice, act });
  const record = ({ fee, rest, excess, ...money }: DecidedMoney, idempotencyKey: string) => {
    const moved = { id: invoice.id, idempotencyKey, ...money, open: openAsSeen(invoice) };
    if (act === 'refund') return client.invoices.recordRefund(moved);
    const kept = money.method === 'cash' || fee === null ? {} : { fee };
    // An excess is kept only if it was shown.
    const decided = { rest, excess: excess === null ? 'refuse' : 'keep' } as const;
    return client.invoices.recordPayment({ ...moved, ...kept, ...decided });
  };
  return async (money: DecidedMoney, idempotencyKey: string): Promise<void> => {
    let booked: Invoice;
    try {
      booked = await record(money, idempotencyKey);
      changed(booked);
    } catch (error) {
      if (problemsOf(error).length > 0) anew(invoice.id);
      throw error;
    }
    onClose();
    tell(money, newIn(booked, invoice), act === 'payment' ? await setAsideOf(invoice.id) : null);
  };
}

type SetAside = Awaited<ReturnType<typeof client.finance.setAside>>['setAside'];

/** What of it is to be put aside; that this cannot be told now is no failure of the payment. */
async function setAsideOf(invoiceId: string): Promise<SetAside> {
  try {
    return (await client.finance.setAside({ invoiceId })).setAside;
  } catch {
    return null;
  }
}

/** The payment that the answer has and the screen had not. */
function newIn(booked: Invoice, before: Invoice): Payment | undefined {
  return booked.payments.find(({ id }) => before.payments.every((known) => known.id !== id));
}

function useRecordedToast({ invoice, act }: Pick<Intent, 'invoice' | 'act'>) {
  const undo = useUndoPayment(invoice);
  const { currency } = invoice;
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const texts = MONEY_TEXTS[act];
  const asideOf = useSetAsideText();
  return ({ amount: cents, euros }: DecidedMoney, booked: Payment | undefined, aside: SetAside) => {
    const amount = format.money(cents, currency);
    const received =
      euros === undefined
        ? t(texts.recordedText, { amount })
        : t('payment.recordedForeign', { amount, euros: format.money(euros) });
    const told = [received, asideOf(aside)].filter(Boolean).join(' ');
    if (booked === undefined) return toast.success(t(texts.recorded), told);
    // What is refused is said by the act itself.
    const takeBack = () => void undo(booked, newKey()).catch(() => {});
    toast.undo(t(texts.recorded), takeBack, told);
  };
}

/** In one sentence; nothing where nothing is to be put aside. */
function useSetAsideText(): (aside: SetAside) => string {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return (aside) => {
    if (aside === null || aside.total <= 0) return '';
    const [total, vat, tax] = [aside.total, aside.vat, aside.tax].map((amount) => format.money(amount));
    if (aside.tax === 0) return t('payment.setAsideVat', { vat });
    return aside.vat === 0 ? t('payment.setAsideTax', { tax }) : t('payment.setAside', { total, vat, tax });
  };
}
