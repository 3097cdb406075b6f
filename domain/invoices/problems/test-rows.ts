/** Rows of tests: a change to a complete invoice, and the problems it makes. The law is named in the codes' own paragraphs. */
import type { BusinessProfile } from '@belegbar/domain/business';
import type { Client } from '@belegbar/domain/clients';
import type { InvoiceDraft } from '../invoice.ts';
import { TODAY, testBusiness, testClient, testDraft, testLine } from '../test-invoice.ts';
import { findProblems } from './find-problems.ts';
import { PROBLEM_CODES } from './problem-codes.ts';

interface Given {
  draft?: Partial<InvoiceDraft>;
  business?: BusinessProfile;
  client?: Client | null;
}

/** `!` blocks, `?` warns. */
export type Row = [title: string, given: Given, expected: string[]];

export const PARIS = testClient({ country: 'FR', vatId: 'FR40303265045' });
export const BOSTON = testClient({ country: 'US' });
export const lines = (vatCase: InvoiceDraft['lines'][number]['vatCase'], unitPrice = '1000') => ({
  lines: [testLine({ vatCase, unitPrice })],
});

/** The problems of a row in one line each; a code that has no translation is named as such. */
export function problemsIn(given: Given): string[] {
  const client = given.client === undefined ? testClient() : given.client;
  const draft = testDraft(given.draft);
  const problems = findProblems({ draft, business: given.business ?? testBusiness(), client, today: TODAY });
  return problems.map(({ severity, field, code, paragraph }) => {
    const known = PROBLEM_CODES.some((candidate) => candidate === code) ? code : `unknown code ${code}`;
    return `${severity === 'blocking' ? '!' : '?'} ${field} ${known} ${paragraph}`;
  });
}
