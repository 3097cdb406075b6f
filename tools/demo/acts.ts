/** What happens in the demo: the acts of the cast, and what only books that live show. */
import type { Period } from '@belegbar/domain/calendar';
import type { EInvoice } from '@belegbar/domain/e-invoice';
import type { MarkFiledInput } from '@belegbar/server/tax-reports';
import type { CastAct, CastInvoice } from '../../specs/cast/cast.ts';
import type { YearAct } from '../../specs/cast/year-acts.ts';
import type { RecurringCost } from './fixed-costs.ts';

/** One act on one day (ISO); `key` and `of` name an invoice as in the cast. */
export type DemoAct =
  | CastAct
  /** Issued, its mail laid into the outbox, and its link given to the client: from the outbox nobody gets it. */
  | { on: string; act: 'mail'; key: string; invoice: CastInvoice }
  /** Issued, and nobody has it yet. */
  | { on: string; act: 'keep'; key: string; invoice: CastInvoice }
  | { on: string; act: 'writeOff'; of: string }
  | { on: string; act: 'owe'; bill: Omit<Extract<CastAct, { act: 'spend' }>, 'on' | 'act'>; dueDate: string }
  | { on: string; act: 'recur'; cost: RecurringCost }
  | ({ act: 'does' } & YearAct)
  | { on: string; act: 'receive'; invoice: EInvoice; fileName: string }
  | { on: string; act: 'file'; report: MarkFiledInput['report']; period: string }
  /** What an advance return that was filed asks for, paid or refunded. */
  | { on: string; act: 'payVat'; period: Period };

/** The acts by day; acts of one day keep their order. */
export function byDay(acts: readonly DemoAct[]): DemoAct[] {
  return acts.toSorted((one, other) => one.on.localeCompare(other.on));
}
