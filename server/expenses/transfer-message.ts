/** A transfer as a page shows it, over all that is open and over what is left where Skonto may still be taken. */
import type { TransferMessage } from '@belegbar/contract/expenses-messages';
import { qrPath } from '@belegbar/documents';
import { isSepaIban } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { OfferedSkonto } from '@belegbar/domain/expenses';
import { type Transfer, transferCode } from '@belegbar/domain/invoices';
import { type Cents, subtractCents } from '@belegbar/domain/money';
import type { z } from 'zod';

type Message = z.output<typeof TransferMessage>;

interface Offered {
  /** Over the amount of the transfer. */
  skonto: readonly OfferedSkonto[];
  today: Day;
}

/** Each amount with its own code, which the format has for accounts within SEPA alone. */
export function transferMessage(transfer: Transfer, { skonto, today }: Offered): Message {
  const { payee, iban, bic, amount, creditorReference, reference } = transfer;
  const codeOf = (over: Cents) => giroCodeOf({ ...transfer, amount: over });
  return {
    payee,
    iban,
    bic,
    amount,
    reference: creditorReference || reference,
    giroCode: codeOf(amount),
    reduced: skonto
      .filter(({ until, discount }) => until >= today && discount > 0)
      .map(({ percent, until, discount }) => {
        const left = subtractCents(amount, discount);
        return { percent, until, discount, amount: left, giroCode: codeOf(left) };
      }),
  };
}

function giroCodeOf(transfer: Transfer): Message['giroCode'] {
  const code = isSepaIban(transfer.iban) ? transferCode(transfer) : null;
  return code === null ? null : qrPath(code);
}
