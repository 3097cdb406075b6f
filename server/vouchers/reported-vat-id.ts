/** The VAT id by which a recapitulative statement reports what goes to businesses of the EU (§ 18a UStG). */
import { checkVatId, normaliseVatId, vatIdCountry } from '@belegbar/domain/business';
import type { Problem } from '@belegbar/domain/problem';
import { fieldProblem } from '../platform/field-problem.ts';

/** None for a case that is not reported. § 18a (7) UStG: the id is the one that another member state gave. */
export function reportedIdProblems(field: string, of: { vatCase: string; vatId: string }): Problem[] {
  if (of.vatCase !== 'euService' && of.vatCase !== 'intraCommunitySupply') return [];
  const vatId = normaliseVatId(of.vatId);
  if (!checkVatId(vatId).ok) return [fieldProblem(field, 'recipient.vat-id.missing')];
  return vatIdCountry(vatId) === 'DE' ? [fieldProblem(field, 'recipient.vat-id.domestic', { vatId })] : [];
}
