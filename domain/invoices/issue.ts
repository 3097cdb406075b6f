/** Issuing: the draft becomes a numbered document, or its problems come back. */
import type { BusinessProfile } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { Client } from '@belegbar/domain/clients';
import { assert } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import { composeDocument } from './compose-document.ts';
import type { InvoiceDocument } from './document.ts';
import type { InvoiceDraft } from './invoice.ts';
import { findProblems } from './problems/find-problems.ts';
import type { Turnover } from './turnover.ts';

export type IssuedInvoice = { ok: true; document: InvoiceDocument } | { ok: false; problems: Problem[] };

/** The document with its number, or all problems if one of them blocks. Warnings do not stop an invoice. */
export function issueInvoice(act: {
  draft: InvoiceDraft;
  business: BusinessProfile;
  client: Client | null;
  today: Day;
  issuedFrom?: Day | null;
  turnover?: Turnover | null;
  number: string;
}): IssuedInvoice {
  assert(act.number !== '', 'an issued invoice needs a number');
  const problems = findProblems(act);
  if (problems.some((problem) => problem.severity === 'blocking')) return { ok: false, problems };
  return { ok: true, document: composeDocument({ ...act, kind: 'invoice' }) };
}
