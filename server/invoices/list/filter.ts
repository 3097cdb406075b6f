/** What is asked of the list, as the database is asked. */
import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import type { Context } from '../../platform/context.ts';
import { searchedWords } from '../../platform/searched-words.ts';
import type { ListFilter, ListKind, ListState } from './filter-store.ts';

/** See `InvoiceFilter` of the contract: everything that is said must hold. */
export interface AskedFilter {
  states?: readonly ListState[] | undefined;
  kinds?: readonly ListKind[] | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
  /** Of a stranger's client there are no invoices. */
  clientId?: string | undefined;
  /** Cents. */
  grossFrom?: Cents | undefined;
  grossTo?: Cents | undefined;
  search?: string | undefined;
}

export function filterOf(context: Context, asked: AskedFilter): ListFilter {
  return {
    businessId: context.businessId,
    today: context.platform.clock.today(),
    states: asked.states ?? null,
    kinds: asked.kinds ?? null,
    from: asked.from ?? null,
    to: asked.to ?? null,
    clientId: asked.clientId ?? null,
    grossFrom: asked.grossFrom ?? null,
    grossTo: asked.grossTo ?? null,
    words: searchedWords(asked.search ?? ''),
  };
}
