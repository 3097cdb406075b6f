/**
 * German VAT, or none by § 19 UStG, to consumers in other states of the EU (§ 3a (5), § 3c UStG): how far the limit is, which only tells,
 * since nobody knows what a line is.
 */
import { yearOf } from '@belegbar/domain/calendar';
import { taxPosition } from '@belegbar/domain/clients';
import { euConsumersLimit } from '@belegbar/domain/law';
import { addCents, type Cents } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import { turnoverOf } from '../turnover.ts';
import { isTaxedCase } from '../vat-case.ts';
import type { ProblemContext } from './context.ts';
import { warning } from './problem.ts';

const PARAGRAPH = '§ 3a (5), § 3c UStG';

/** From this part of the limit on it is told: 8,000 of 10,000. */
const TOLD_FROM_PERCENT = 80;

/** One for the invoice, at its first line that would be taxed elsewhere. */
export function euConsumerProblems({
  draft,
  totals,
  client,
  invoiceDate,
  turnover,
}: ProblemContext): Problem[] {
  const year = yearOf(invoiceDate);
  const limit = euConsumersLimit(year);
  const line = draft.lines.findIndex(({ vatCase }) => isTaxedCase(vatCase) || vatCase === 'smallBusiness');
  const isAsked = client !== null && taxPosition(client) === 'euPrivate' && line !== -1;
  if (!isAsked || turnover === null || turnover.year !== year || !limit.known) return [];
  const { sold, soldBefore } = turnover.euConsumers;
  const after = addCents(sold, turnoverOf(draft, totals));
  const highest: Cents = after > soldBefore ? after : soldBefore;
  const values = { year: String(year), afterCents: String(highest), limitCents: String(limit.value) };
  const told = (code: 'eu-consumers.near' | 'eu-consumers.above') =>
    warning(`lines.${line}.vatCase`, code, { paragraph: PARAGRAPH, values });
  if (highest > limit.value) return [told('eu-consumers.above')];
  return after * 100 >= limit.value * TOLD_FROM_PERCENT ? [told('eu-consumers.near')] : [];
}
