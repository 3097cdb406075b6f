/** Pieces of an electronic invoice that say nothing yet. */
import type { EInvoice, ELine, LineItem, Party } from './model.ts';

export function emptyEInvoice(): EInvoice {
  return {
    notes: [],
    preceding: [],
    payments: [],
    allowances: [],
    charges: [],
    totals: {},
    vatBreakdown: [],
    documents: [],
    lines: [],
    thirdPartyPayments: [],
  };
}

export function emptyParty(): Party {
  return { identifiers: [] };
}

export function emptyLine(): ELine {
  return { allowances: [], charges: [], subLines: [] };
}

export function emptyItem(): LineItem {
  return { classifications: [], attributes: [] };
}
