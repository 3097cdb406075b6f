/**
 * What an invoice still lacks, or has wrong, before it may be issued: § 14 (4), § 14a, § 14c UStG, §§ 33, 34a UStDV and plain input errors.
 * Everything that is certainly wrong blocks; what is only likely wrong warns.
 */
import type { Problem } from '@belegbar/domain/problem';
import { checkNumber, formatNumber } from '../numbering.ts';
import { contextOf, type ProblemContext, type ProblemsGiven } from './context.ts';
import { currencyProblems } from './currency-problems.ts';
import { dateProblems } from './date-problems.ts';
import { euConsumerProblems } from './eu-consumer-problems.ts';
import { lineProblems } from './line-problems.ts';
import { lookProblems } from './look-problems.ts';
import { recipientProblems, senderProblems } from './party-problems.ts';
import { skontoProblems } from './skonto-problems.ts';
import { textProblems } from './text-problems.ts';
import { totalProblems } from './total-problems.ts';
import { turnoverProblems } from './turnover-problems.ts';
import { vatProblems } from './vat-problems.ts';

/** All problems, in the order of the editor: parties, number, dates, lines, VAT, totals, currency, look, texts. */
export function findProblems(given: ProblemsGiven): Problem[] {
  const { business, client } = given;
  const context = contextOf(given);
  return [
    ...recipientProblems(context),
    ...senderProblems(context),
    ...checkNumber(business.numberPattern, numberOf(given, context), client),
    ...dateProblems(context),
    ...skontoProblems(context),
    ...lineProblems(context),
    ...vatProblems(context),
    ...turnoverProblems(context),
    ...euConsumerProblems(context),
    ...totalProblems(context),
    ...currencyProblems(context),
    ...lookProblems(context),
    ...textProblems(context),
  ];
}

function numberOf(given: { number?: string }, { business, client, invoiceDate }: ProblemContext): string {
  const parts = { running: 1, day: invoiceDate, clientNumber: client?.number ?? '' };
  return given.number ?? formatNumber(business.numberPattern, parts);
}
