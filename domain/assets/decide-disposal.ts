/** How an asset leaves the business, and with which VAT. */
import { regimeOn, type TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { type Known, vatPercent } from '@belegbar/domain/law';
import {
  addCents,
  assert,
  type Cents,
  netOfGross,
  percentOf,
  subtractCents,
  ZERO,
} from '@belegbar/domain/money';
import type { Asset, Disposal, DisposalVatCase, Proceeds } from './asset.ts';

/**
 * `sale`: with what the buyer paid in cents with VAT, where no invoice says so; null where an invoice, or other income, does. `withdrawal`: with
 * its going value in cents without VAT.
 */
export type DisposalProposal =
  | { on: Day; reason: 'loss' }
  | {
      on: Day;
      reason: 'sale';
      received: { gross: Cents; vatCase: DisposalVatCase; receivedOn: Day } | null;
    }
  | { on: Day; reason: 'withdrawal'; value: Cents; vatCase: Exclude<DisposalVatCase, 'exempt'> };

export type DisposalRefusal =
  | 'asset.disposal.twice'
  | 'asset.disposal.before-acquisition'
  | 'asset.amount.not-positive';

export type DecidedDisposal = { disposal: Disposal } | { refusal: DisposalRefusal; field: DisposalField };

/** Where the proposal has it. */
type DisposalField = 'on' | 'received.gross' | 'value';

/** Refuses years whose rate is not known. `deducted`: input VAT of the purchase, in cents. */
export function decideDisposal(
  asset: Asset & { deducted: Cents },
  proposal: DisposalProposal,
  regimes: readonly TaxRegime[],
): Known<DecidedDisposal> {
  const { on, reason } = proposal;
  const refuse = (refusal: DisposalRefusal, field: DisposalField) =>
    ({ known: true, value: { refusal, field } }) as const;
  if (asset.disposal !== null) return refuse('asset.disposal.twice', 'on');
  if (on < (asset.opening?.on ?? asset.acquiredOn)) return refuse('asset.disposal.before-acquisition', 'on');
  const given = amountOf(proposal);
  if (given !== null && given.amount <= ZERO) return refuse('asset.amount.not-positive', given.field);
  const proceeds = proceedsOf(asset, proposal, regimeOn(regimes, on));
  return proceeds.known
    ? { known: true, value: { disposal: { on, reason, proceeds: proceeds.value } } }
    : proceeds;
}

/** Whether the asset leaves with the same VAT under the one regimes as under the others. */
export function isDisposalTaxedAlike(
  asset: Asset & { deducted: Cents },
  one: readonly TaxRegime[],
  other: readonly TaxRegime[],
): boolean {
  const { disposal } = asset;
  if (disposal?.proceeds == null) return true;
  const proposal = proposalOf(disposal, disposal.proceeds);
  const [left, right] = [one, other].map((regimes) =>
    proceedsOf(asset, proposal, regimeOn(regimes, disposal.on)),
  );
  if (!left?.known || !right?.known) return true;
  return (['vat', 'taxPoint', 'isSmallBusiness'] as const).every(
    (part) => left.value?.[part] === right.value?.[part],
  );
}

/** As it was proposed; what was noted before the rate of one without VAT was kept, is at the general one. */
function proposalOf(
  { on, reason }: Disposal,
  { net, vat, vatCase, receivedOn, vatCaseIfTaxed }: Proceeds,
): DisposalProposal {
  if (receivedOn !== null)
    return { on, reason: 'sale', received: { gross: addCents(net, vat), vatCase, receivedOn } };
  assert(reason === 'withdrawal', `income of a ${reason} without money`);
  const taxed = vatCaseIfTaxed ?? (vatCase === 'exempt' ? 'standard19' : vatCase);
  return { on, reason, value: net, vatCase: taxed };
}

function amountOf(proposal: DisposalProposal): { field: DisposalField; amount: Cents } | null {
  if (proposal.reason === 'withdrawal') return { field: 'value', amount: proposal.value };
  if (proposal.reason === 'loss' || proposal.received === null) return null;
  return { field: 'received.gross', amount: proposal.received.gross };
}

function proceedsOf(
  asset: { deducted: Cents },
  proposal: DisposalProposal,
  regime: TaxRegime,
): Known<Proceeds | null> {
  switch (proposal.reason) {
    case 'loss':
      return { known: true, value: null };
    case 'sale':
      return proposal.received === null
        ? { known: true, value: null }
        : soldFor(proposal.on, proposal.received, regime);
    case 'withdrawal':
      return takenAt(asset, proposal, regime);
  }
}

type Received = NonNullable<Extract<DisposalProposal, { reason: 'sale' }>['received']>;

/** § 19 (1) UStG: a small business owes none. Else with the supply, with money before it (§ 13 (1) No. 1 a s. 4 UStG), or with the money (§ 20 UStG). */
function soldFor(on: Day, { gross, vatCase, receivedOn }: Received, regime: TaxRegime): Known<Proceeds> {
  const isSmallBusiness = regime.smallBusiness;
  if (isSmallBusiness)
    return {
      known: true,
      value: { net: gross, vat: ZERO, vatCase, isSmallBusiness, taxPoint: null, receivedOn },
    };
  const isAdvance = receivedOn < on && vatCase !== 'exempt';
  const isBefore = regime.vatBasis === 'cash' || isAdvance;
  const taxPoint = isBefore ? receivedOn : on;
  const rest = { vatCase, isSmallBusiness, taxPoint, receivedOn };
  if (vatCase === 'exempt') return { known: true, value: { net: gross, vat: ZERO, ...rest } };
  const rate = vatPercent(vatCase, on);
  if (!rate.known) return rate;
  const net = netOfGross(gross, rate.value);
  return { known: true, value: { net, vat: subtractCents(gross, net), ...rest } };
}

type Withdrawal = Extract<DisposalProposal, { reason: 'withdrawal' }>;

/** § 3 (1b) s. 2 UStG: VAT only where input VAT was deducted. */
function takenAt(
  { deducted }: { deducted: Cents },
  { on, value: net, vatCase }: Withdrawal,
  { smallBusiness: isSmallBusiness }: Pick<TaxRegime, 'smallBusiness'>,
): Known<Proceeds> {
  const shared = { net, isSmallBusiness, receivedOn: null, vatCaseIfTaxed: vatCase };
  const untaxed = { ...shared, vat: ZERO, vatCase: 'exempt', taxPoint: null } as const;
  if (isSmallBusiness) return { known: true, value: untaxed };
  // Also where there is none yet: a bill that is set right later may bring it.
  const rate = vatPercent(vatCase, on);
  if (!rate.known) return rate;
  if (deducted === ZERO) return { known: true, value: untaxed };
  return { known: true, value: { ...shared, vat: percentOf(net, rate.value), vatCase, taxPoint: on } };
}

/** A withdrawal that was noted, taxed by the input VAT that its bill gives by now, in cents (§ 3 (1b) s. 2 UStG). */
export function taxedByDeducted(disposal: Disposal, deducted: Cents): Disposal {
  const { proceeds, reason } = disposal;
  if (reason !== 'withdrawal' || proceeds === null) return disposal;
  const proposal = proposalOf(disposal, proceeds) as Withdrawal;
  const judged = takenAt({ deducted }, proposal, { smallBusiness: proceeds.isSmallBusiness });
  return judged.known ? { ...disposal, proceeds: judged.value } : disposal;
}
