/** The same stream through the rules of the product, without a server: the figures of its returns. */
import {
  type Asset,
  assetStatement,
  correctInputVat,
  lastDayOfYear,
  schedule,
  yearToDate,
} from '@belegbar/domain/assets';
import type { TaxRegime } from '@belegbar/domain/business';
import { firstDayOf, lastDayOf, type Period } from '@belegbar/domain/calendar';
import type { BookedEntry } from '@belegbar/domain/journal';
import { annualVatForm } from '@belegbar/domain/law';
import {
  addCents,
  centsFromEuros,
  decimal,
  euroText,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import { annualVatReturn, kindOf, REPORTED_AS, recapitulative } from '@belegbar/domain/tax-reports';
import { booksOf, type CaseAsset, eurKennzahlen, vatAdvanceBoxes } from '@belegbar/domain/tax-reports/cases';
import { type Forms, shownBoxes } from './compare.ts';
import type { Stream } from './state/books.ts';

export function engine(stream: Stream): Forms {
  const { entries, assets, business } = booksOf(stream);
  const advances = new Map<string, Record<string, string>>();
  const advanceIn = (period: string) => {
    const known = advances.get(period) ?? vatAdvanceBoxes(entries, period as Period, null);
    advances.set(period, known);
    return known;
  };
  return {
    vatAdvance: advanceIn,
    annualVat: (year) => annualBoxes(entries, year, advanceIn),
    assets: (year) => assetsIn([...assets.values()], entries, year),
    plans: () => Object.assign({}, ...[...assets.values()].map(planOf)),
    // Only the server adds it up.
    euConsumers: () => null,
    corrections: () =>
      Object.assign({}, ...[...assets.values()].map((asset) => correctionsOf(asset, business.regimes))),
    surplus: (year) => eurKennzahlen(entries, year),
    recapitulative: (period) => statementOf(entries, period as Period),
  };
}

/** Prepaid is what the quarters asked for. */
function annualBoxes(
  entries: readonly BookedEntry[],
  year: string,
  advanceIn: Forms['vatAdvance'],
): Record<string, string> | null {
  const form = annualVatForm(Number(year));
  if (!form.known) return null;
  const prepaid = sumCents(
    ['Q1', 'Q2', 'Q3', 'Q4'].map((quarter) =>
      centsFromEuros(decimal(advanceIn(`${year}-${quarter}`)['83'] ?? '0')),
    ),
  );
  const sums = entries
    .filter(({ taxPoint }) => taxPoint?.startsWith(year) === true)
    .map((entry) => ({
      ...entry,
      deductible: entry.deductible ?? entry.vat,
      exemptionParagraph: entry.exemptionParagraph ?? '',
      count: 1,
    }));
  const smallBusiness = { net: ZERO, count: 0 };
  const { boxes } = annualVatReturn({ form: form.value, sums, smallBusiness, prepaid });
  return shownBoxes(boxes);
}

function assetsIn(
  assets: readonly Asset[],
  entries: readonly BookedEntry[],
  year: string,
): Record<string, string> {
  const own = entries.filter(({ document }) => document.kind === 'asset');
  return Object.fromEntries(
    assetStatement(assets, own, Number(year)).flatMap((group) =>
      Object.entries({
        start: group.bookValueAtStart,
        additions: group.additions,
        special: group.specialDepreciation,
        depreciation: group.depreciation,
        disposals: group.disposals,
        end: group.bookValueAtEnd,
      }).map(([column, amount]) => [`${group.group} ${column}`, euroText(amount)]),
    ),
  );
}

/** As the register proposes them. */
function correctionsOf(asset: CaseAsset, regimes: readonly TaxRegime[]): Record<string, string> {
  const proposed = correctInputVat(asset, { uses: asset.uses, regimes });
  return Object.fromEntries(
    proposed
      .filter(({ amount }) => amount !== 0)
      .map(({ year, due, amount }) => [`${asset.id} ${year} ${due}`, euroText(amount)]),
  );
}

/** As the register shows it. */
function planOf(asset: Asset): Record<string, string> {
  let left = asset.opening?.bookValue ?? asset.cost;
  const years = schedule(asset).flatMap((planned) => {
    const { regular, special } = yearToDate(asset, planned, lastDayOfYear(planned.year));
    left = subtractCents(left, addCents(regular, special));
    const of = `${asset.id} ${planned.year}`;
    return regular === 0 && special === 0
      ? []
      : [
          [`${of} depreciation`, euroText(regular)],
          [`${of} special`, euroText(special)],
          [`${of} end`, euroText(left)],
        ];
  });
  return Object.fromEntries(years);
}

/** As the server reads them: reported entries whose tax point lies in the period, by VAT id and kind. */
function statementOf(entries: readonly BookedEntry[], period: Period): Record<string, string> {
  const [from, to] = [firstDayOf(period), lastDayOf(period)];
  const reported = entries.filter(
    ({ taxPoint, scheme, taxCode }) =>
      taxPoint !== null &&
      taxPoint >= from &&
      taxPoint <= to &&
      scheme === 'regular' &&
      kindOf(taxCode) !== null,
  );
  const customers = Map.groupBy(
    reported,
    ({ counterpartyVatId, taxCode }) => `${counterpartyVatId} ${taxCode}`,
  );
  const sums = [...customers.values()].flatMap((alike) => {
    const [first] = alike;
    const kind = first && kindOf(first.taxCode);
    if (first === undefined || kind === null || kind === undefined) return [];
    const exact = sumCents(alike.map(({ net }) => net));
    return [{ vatId: first.counterpartyVatId, kind, name: '', exact, entryCount: alike.length }];
  });
  const lines = recapitulative(sums).lines.filter(({ amount }) => amount !== 0);
  return Object.fromEntries(
    lines.map(({ vatId, kind, amount }) => [`${vatId} ${REPORTED_AS[kind].letter}`, String(amount / 100)]),
  );
}
