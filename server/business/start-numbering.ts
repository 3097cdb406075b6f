import { startSeries } from '../numbering/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid, notFound } from '../platform/refusal.ts';
import { type BusinessMessage, getBusiness } from './read.ts';
import { lockBusiness } from './store.ts';

/**
 * Sets the next running number of invoices, to go on where another tool stopped. Whoever issues meanwhile comes before or after, never between.
 * INVALID with `numbering.used` and the highest number that a document has already for one that is not above it.
 */
export function startNumbering(context: Context, { next }: { next: number }): Promise<BusinessMessage> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const business = await lockBusiness(transaction, context.businessId);
    if (business === undefined) throw notFound();
    const pattern = business.number_pattern;
    const day = context.platform.clock.today();
    const started = await startSeries(context, transaction, { series: 'invoices', pattern, day, next });
    if (!started.ok) throw invalid([fieldProblem('next', 'numbering.used', { used: String(started.used) })]);
    await audit(context, transaction, {
      action: 'business.startNumbering',
      subjectKind: 'business',
      subjectId: context.businessId,
      detail: { before: { next: started.before }, after: { next }, pattern },
    });
    return getBusiness(within(context, transaction));
  });
}
