/** Name, address and tax identity of both parties (§ 14 (4) Nos. 1 and 2, § 14a (1), (3) UStG, §§ 33, 34a UStDV). */
import { checkIban, checkVatId, isEuCountry, vatIdCountry } from '@belegbar/domain/business';
import type { Problem } from '@belegbar/domain/problem';
import type { VatCase } from '../vat-case.ts';
import type { ProblemContext } from './context.ts';
import { isBlank, problem, warning } from './problem.ts';
import type { ProblemCode } from './problem-codes.ts';

/** A small amount invoice needs no recipient: there the same findings only warn. */
export function recipientProblems(context: ProblemContext): Problem[] {
  const { client, smallAmount } = context;
  const details = {
    paragraph: partiesParagraph(context),
    severity: smallAmount ? 'warning' : 'blocking',
  } as const;
  if (client === null)
    return [problem('clientId', smallAmount ? 'client.leftOut' : 'client.missing', details)];
  const problems: Problem[] = [];
  const need = (value: string, field: string, code: ProblemCode) => {
    if (isBlank(value)) problems.push(problem(field, code, details));
  };
  need(client.name, 'client.name', 'recipient.name.missing');
  need(client.street, 'client.street', 'recipient.street.missing');
  if (client.country === 'DE') need(client.postCode, 'client.postCode', 'recipient.post-code.missing');
  else if (isEuCountry(client.country) && isBlank(client.postCode)) {
    problems.push(
      warning('client.postCode', 'recipient.post-code.missing', { paragraph: details.paragraph }),
    );
  }
  need(client.city, 'client.city', 'recipient.city.missing');
  return [...problems, ...recipientVatIdProblems(context)];
}

export function senderProblems(context: ProblemContext): Problem[] {
  const { business, smallAmount } = context;
  const problems: Problem[] = [];
  const need = (value: string, field: string, code: ProblemCode) => {
    if (isBlank(value)) problems.push(problem(field, code, { paragraph: partiesParagraph(context) }));
  };
  need(business.fullName + business.businessName, 'business.fullName', 'sender.name.missing');
  need(business.street, 'business.street', 'sender.street.missing');
  need(business.postCode, 'business.postCode', 'sender.post-code.missing');
  need(business.city, 'business.city', 'sender.city.missing');
  if (business.taxNumber.trim() === '' && business.vatId.trim() === '') {
    const paragraph = context.smallBusiness ? '§ 34a s. 1 No. 2 UStDV' : '§ 14 (4) No. 2 UStG';
    const severity = smallAmount ? 'warning' : 'blocking';
    problems.push(problem('business.taxNumber', 'sender.tax-id.missing', { paragraph, severity }));
  }
  return [...problems, ...senderVatIdProblems(context), ...ibanProblems(context)];
}

/** The VAT id of the recipient is what makes these supplies free of German VAT (§ 6a (1) No. 4, § 14a (1), (3) UStG). */
function recipientVatIdProblems(context: ProblemContext): Problem[] {
  const vatCase = caseWithVatIds(context);
  const vatId = context.client?.vatId.trim() ?? '';
  if (vatCase === null) return [];
  const paragraph = vatIdParagraph(vatCase);
  if (vatId === '') return [problem('client.vatId', 'recipient.vat-id.missing', { paragraph })];
  const checked = checkVatId(vatId);
  if (checked.ok) return vatIdCountry(vatId) === 'DE' ? [domesticVatId(paragraph, vatId)] : [];
  const severity = checked.certain ? 'blocking' : 'warning';
  return [problem('client.vatId', 'recipient.vat-id.invalid', { paragraph, severity, values: { vatId } })];
}

/** § 6a (1) No. 4 UStG wants the id of another state; so do §§ 14a (1) and 18a (2), for a service that another state taxes (§ 3a (2)). */
function domesticVatId(paragraph: string, vatId: string): Problem {
  return problem('client.vatId', 'recipient.vat-id.domestic', { paragraph, values: { vatId } });
}

/** A small business gets a VAT id only on request, and files no recapitulative statement (§ 18a (4) UStG): it is warned. */
function senderVatIdProblems(context: ProblemContext): Problem[] {
  const vatCase = caseWithVatIds(context);
  if (vatCase === null || context.business.vatId.trim() !== '') return [];
  const severity = context.smallBusiness ? 'warning' : 'blocking';
  return [
    problem('business.vatId', 'sender.vat-id.missing', { paragraph: vatIdParagraph(vatCase), severity }),
  ];
}

function ibanProblems(context: ProblemContext): Problem[] {
  if (!context.business.paymentMethods.includes('bankTransfer')) return [];
  const iban = context.business.iban.trim();
  if (iban === '') return [warning('business.iban', 'sender.iban.missing')];
  return checkIban(iban).ok ? [] : [warning('business.iban', 'sender.iban.invalid', { values: { iban } })];
}

function caseWithVatIds(context: ProblemContext): VatCase | null {
  const cases = context.draft.lines.map((line) => line.vatCase);
  return cases.find((vatCase) => vatCase === 'euService' || vatCase === 'intraCommunitySupply') ?? null;
}

function vatIdParagraph(vatCase: VatCase): string {
  return vatCase === 'intraCommunitySupply' ? '§ 14a (3) UStG' : '§ 14a (1) UStG';
}

function partiesParagraph(context: ProblemContext): string {
  if (context.smallBusiness) return '§ 34a s. 1 No. 1 UStDV';
  return context.smallAmount ? '§ 33 s. 1 No. 1 UStDV' : '§ 14 (4) No. 1 UStG';
}
