/** What the single checks look at, worked out once for all of them. */
import { type BusinessProfile, regimeOn } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { Client } from '@belegbar/domain/clients';
import { smallAmountLimit } from '@belegbar/domain/law';
import type { Totals } from '../document.ts';
import { invoiceDateOf, servicePeriodOf } from '../draft.ts';
import { exchangeOf } from '../exchange.ts';
import type { InvoiceDraft, ServicePeriod } from '../invoice.ts';
import { ratesOn } from '../rates.ts';
import { computeTotals } from '../totals.ts';
import type { Turnover } from '../turnover.ts';
import { withWrittenLines } from '../written-lines.ts';

/** An invoice that is to be issued, and what is known around it. */
export interface ProblemsGiven {
  draft: InvoiceDraft;
  business: BusinessProfile;
  client: Client | null;
  today: Day;
  /** Date of the latest issued document; an earlier date on this one is warned of where both count together. */
  issuedFrom?: Day | null;
  /** What the business has turned over in the year of the invoice; absent where that is not asked. */
  turnover?: Turnover | null;
  /** Before it is taken, the shortest that the series can give stands for it. */
  number?: string;
}

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
  turnover: Turnover | null;
  /** § 33 UStDV: up to 250 euros, and neither an intra-Community supply nor one whose recipient owes the VAT. */
  smallAmount: boolean;
}

export function contextOf(given: ProblemsGiven): ProblemContext {
  const { business, client, today } = given;
  const draft = withWrittenLines(given.draft);
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
    turnover: given.turnover ?? null,
    smallAmount: isSmallAmount(draft, totals, servicePeriod.to),
  };
}

function isSmallAmount({ currency, unitsPerEuro }: InvoiceDraft, totals: Totals, on: Day): boolean {
  const limit = smallAmountLimit(on);
  const euros = currency === 'EUR' ? totals : exchangeOf(totals, unitsPerEuro);
  const excluded = ['intraCommunitySupply', 'domesticReverseCharge', 'euService'];
  return (
    limit.known &&
    euros !== null &&
    euros.gross <= limit.value &&
    !totals.groups.some((group) => excluded.includes(group.vatCase))
  );
}
