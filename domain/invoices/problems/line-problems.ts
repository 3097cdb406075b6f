/** The lines: what was supplied, how much of it, when, at what price (§ 14 (4) Nos. 5 to 7 UStG; EN 16931 BR-27). */
import { compareDecimals, type Decimal, decimal } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import type { InvoiceLine, ServicePeriod } from '../invoice.ts';
import { namesExemption } from '../statutory-notes.ts';
import { lineAmount } from '../totals.ts';
import type { ProblemContext } from './context.ts';
import { isBlank, problem, warning } from './problem.ts';

export function lineProblems(context: ProblemContext): Problem[] {
  const paragraph = context.smallBusiness ? '§ 34a s. 1 No. 4 UStDV' : '§ 14 (4) No. 5 UStG';
  const { lines, discountPercent } = context.draft;
  const problems = lines.flatMap((line, index) => [
    ...problemsOfLine(line, index, paragraph),
    ...periodProblems(line, index, context.servicePeriod),
  ]);
  if (lines.length === 0) problems.push(problem('lines', 'lines.missing', { paragraph }));
  if (discountPercent !== null && !isPercentage(discountPercent)) {
    problems.push(problem('discountPercent', 'discount.range'));
  }
  return problems;
}

function problemsOfLine(line: InvoiceLine, index: number, paragraph: string): Problem[] {
  const at = (part: string) => `lines.${index}.${part}`;
  const values = { line: String(index + 1) };
  const problems: Problem[] = [];
  if (isBlank(line.description)) {
    problems.push(problem(at('description'), 'line.description.missing', { paragraph, values }));
  }
  const size = compareDecimals(line.quantity, ZERO);
  if (size === 0) problems.push(problem(at('quantity'), 'line.quantity.zero', { paragraph, values }));
  if (size < 0) problems.push(warning(at('quantity'), 'line.quantity.negative', { values }));
  if (hasTooManyDecimals(line.quantity))
    problems.push(problem(at('quantity'), 'line.quantity.decimals', { values }));
  if (compareDecimals(line.unitPrice, ZERO) < 0) {
    problems.push(
      problem(at('unitPrice'), 'line.unit-price.negative', { paragraph: 'EN 16931 BR-27', values }),
    );
  }
  if (hasTooManyDecimals(line.unitPrice))
    problems.push(problem(at('unitPrice'), 'line.unit-price.decimals', { values }));
  if (line.discountPercent !== null && !isPercentage(line.discountPercent)) {
    problems.push(problem(at('discountPercent'), 'line.discount.range', { values }));
  }
  if (lineAmount(line) === null) problems.push(problem(at('unitPrice'), 'line.amount.too-large', { values }));
  return line.vatCase === 'exempt' ? [...problems, ...exemptionProblems(line, index)] : problems;
}

/** The note must name the exemption (§ 14 (4) No. 8 UStG). */
function exemptionProblems(line: InvoiceLine, index: number): Problem[] {
  const field = `lines.${index}.exemptionParagraph`;
  const paragraph = '§ 14 (4) No. 8 UStG';
  const values = { line: String(index + 1) };
  const text = line.exemptionParagraph?.trim() ?? '';
  if (text === '') return [problem(field, 'line.exemption-paragraph.missing', { paragraph, values })];
  return namesExemption(text)
    ? []
    : [problem(field, 'line.exemption-paragraph.unknown', { paragraph, values })];
}

/**
 * BG-26 lies within BG-14 (PEPPOL-EN16931-R110, R111), for the rates and the return follow the period of the invoice. Where that one
 * itself ends before it begins, only this is told.
 */
function periodProblems({ servicePeriod: own }: InvoiceLine, index: number, whole: ServicePeriod): Problem[] {
  if (!own) return [];
  const field = `lines.${index}.servicePeriod`;
  const details = { paragraph: '§ 14 (4) No. 6 UStG', values: { line: String(index + 1) } };
  if (own.from > own.to) return [problem(field, 'line.service-period.reversed', details)];
  const isOutside = whole.from <= whole.to && (own.from < whole.from || own.to > whole.to);
  return isOutside ? [problem(field, 'line.service-period.outside', details)] : [];
}

function isPercentage(percent: Decimal): boolean {
  return compareDecimals(percent, ZERO) >= 0 && compareDecimals(percent, HUNDRED) <= 0;
}

function hasTooManyDecimals(value: Decimal): boolean {
  return (value.split('.')[1]?.length ?? 0) > DECIMALS_MAXIMUM;
}

const ZERO = decimal('0');
const HUNDRED = decimal('100');
const DECIMALS_MAXIMUM = 4;
