/**
 * What an invoice still lacks, or has wrong, before it may be issued: § 14 (4), § 14a, § 14c UStG, §§ 33, 34a UStDV and plain input errors.
 * Everything that is certainly wrong blocks; what is only likely wrong warns.
 */
import { type BusinessProfile, regimeOn } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { Client } from '@belegbar/domain/clients';
import { smallAmountLimit } from '@belegbar/domain/law';
import type { Problem, Totals } from '../document.ts';
import { invoiceDateOf, servicePeriodOf } from '../draft.ts';
import type { InvoiceDraft, ServicePeriod } from '../invoice.ts';
import { checkNumber, formatNumber } from '../numbering.ts';
import { ratesOn } from '../rates.ts';
import { computeTotals } from '../totals.ts';
import { dateProblems } from './date-problems.ts';
import { lineProblems } from './line-problems.ts';
import { recipientProblems, senderProblems } from './party-problems.ts';
import { textProblems } from './text-problems.ts';
import { totalProblems } from './total-problems.ts';
import { vatProblems } from './vat-problems.ts';

/** What the single checks look at. */
export interface ProblemContext {
  draft: InvoiceDraft;
  business: BusinessProfile;
  client: Client | null;
  today: Day;
  /** Date of the latest issued document, or null before the first. */
  issuedFrom: Day | null;
  invoiceDate: Day;
  servicePeriod: ServicePeriod;
  totals: Totals;
  smallBusiness: boolean;
  /** § 33 UStDV: up to 250 euros, and neither an intra-Community supply nor one whose recipient owes the VAT. */
  smallAmount: boolean;
}

/** All problems, in the order of the editor: parties, number, dates, lines, VAT, totals, texts. */
export function findProblems(given: {
  draft: InvoiceDraft;
  business: BusinessProfile;
  client: Client | null;
  today: Day;
  /** Date of the latest issued document; an earlier date on this one is warned of where both count together. */
  issuedFrom?: Day | null;
  /** Before it is taken, the shortest that the series can give stands for it. */
  number?: string;
}): Problem[] {
  const { business, client } = given;
  const context = contextOf(given);
  return [
    ...recipientProblems(context),
    ...senderProblems(context),
    ...checkNumber(business.numberPattern, numberOf(given, context), client),
    ...dateProblems(context),
    ...lineProblems(context),
    ...vatProblems(context),
    ...totalProblems(context),
    ...textProblems(context),
  ];
}

function contextOf(given: Parameters<typeof findProblems>[0]): ProblemContext {
  const { draft, business, client, today } = given;
  const servicePeriod = servicePeriodOf(draft, today);
  const { totals } = computeTotals(draft, ratesOn(servicePeriod.to));
  return {
    draft,
    business,
    client,
    today,
    issuedFrom: given.issuedFrom ?? null,
    invoiceDate: invoiceDateOf(draft, today),
    servicePeriod,
    totals,
    smallBusiness: regimeOn(business.regimes, servicePeriod.to).smallBusiness,
    smallAmount: isSmallAmount(totals, servicePeriod.to),
  };
}

function numberOf(given: { number?: string }, { business, client, invoiceDate }: ProblemContext): string {
  const parts = { running: 1, day: invoiceDate, clientNumber: client?.number ?? '' };
  return given.number ?? formatNumber(business.numberPattern, parts);
}

function isSmallAmount(totals: Totals, on: Day): boolean {
  const limit = smallAmountLimit(on);
  const excluded = ['intraCommunitySupply', 'domesticReverseCharge', 'euService'];
  return (
    limit.known &&
    totals.gross <= limit.value &&
    !totals.groups.some((group) => excluded.includes(group.vatCase))
  );
}
