/** Events of the register of fixed assets. */
import {
  type Asset,
  bookAssetChange,
  bookAssetUndo,
  type DisposalProposal,
  decideDisposal,
  lastDayOfYear,
  specialRefusal,
  type UseFrom,
} from '@belegbar/domain/assets';
import { day } from '@belegbar/domain/calendar';
import type { NewEntry } from '@belegbar/domain/journal';
import { assert, type Cents, decimal, ZERO } from '@belegbar/domain/money';
import { type Books, entriesOf, euros } from './books.ts';
import type { CaseAssetEvent, CaseDisposal } from './case-assets.ts';

export interface CaseAsset extends Asset {
  inputVat: Cents;
  deducted: Cents;
  uses: readonly (UseFrom & { id: string })[];
}

export function bookAssetEvent(event: CaseAssetEvent, books: Books): NewEntry[] {
  switch (event.type) {
    case 'closeYear':
      books.closings.push(lastDayOfYear(event.year));
      return [...books.assets.values()].flatMap((asset) => bookAssetChange(asset, standing(asset, books)));
    case 'asset': {
      return change(assetOf(event), books);
    }
    case 'disposal': {
      return change({ ...assetIn(books, event.of), disposal: disposalOf(event, books) }, books);
    }
    case 'specialDepreciation': {
      const before = assetIn(books, event.of);
      const claim = { id: event.id, year: event.year, amount: euros(event.amount) };
      const refused = specialRefusal(before, { ...claim, profitBefore: ZERO, privateSharePercent: null });
      assert(refused.known && refused.value === null, 'special depreciation that is refused');
      return change({ ...before, special: [...before.special, claim] }, books);
    }
    case 'assetUse': {
      const before = assetIn(books, event.of);
      const use = { id: event.id, from: day(event.from), percent: decimal(event.percent) };
      return change({ ...before, uses: [...before.uses, use] }, books);
    }
    case 'undoAssetAct': {
      const before = assetIn(books, event.of);
      const special = before.special.filter((claim) => !('id' in claim && claim.id === event.act));
      const uses = before.uses.filter(({ id }) => id !== event.act);
      return undone({ ...before, special, uses }, books);
    }
    case 'undoDisposal': {
      return undone({ ...assetIn(books, event.of), disposal: null }, books);
    }
  }
}

function change(asset: CaseAsset, books: Books): NewEntry[] {
  books.assets.set(asset.id, asset);
  return bookAssetChange(asset, standing(asset, books));
}

function undone(asset: CaseAsset, books: Books): NewEntry[] {
  books.assets.set(asset.id, asset);
  return bookAssetUndo(asset, standing(asset, books));
}

function standing({ id }: CaseAsset, books: Books) {
  return { closings: books.closings, stand: entriesOf(id, books) };
}

function assetOf(event: Extract<CaseAssetEvent, { type: 'asset' }>): CaseAsset {
  const { id, date, cost, deducted, kind, treatment, usefulLifeMonths, opening } = event;
  const { inputVat = deducted } = event;
  return {
    id,
    number: id,
    description: 'Ding',
    kind,
    treatment,
    usefulLifeMonths,
    acquiredOn: day(date),
    cost: euros(cost),
    inputVat: euros(inputVat),
    deducted: euros(deducted),
    uses: [],
    opening: opening === undefined ? null : { on: day(opening.on), bookValue: euros(opening.bookValue) },
    special: [],
    disposal: null,
  };
}

function disposalOf(event: CaseDisposal, books: Books): NonNullable<Asset['disposal']> {
  const decided = decideDisposal(assetIn(books, event.of), proposalOf(event), books.business.regimes);
  assert(decided.known && 'disposal' in decided.value, 'a disposal that is refused');
  return decided.value.disposal;
}

function proposalOf(event: CaseDisposal): DisposalProposal {
  const on = day(event.date);
  switch (event.reason) {
    case 'loss':
      return { on, reason: 'loss' };
    case 'sale': {
      const { gross, vatCase, receivedOn } = event;
      return { on, reason: 'sale', received: { gross: euros(gross), vatCase, receivedOn: day(receivedOn) } };
    }
    case 'withdrawal':
      return { on, reason: 'withdrawal', value: euros(event.value), vatCase: event.vatCase };
  }
}

function assetIn({ assets }: Books, id: string): CaseAsset {
  const asset = assets.get(id);
  assert(asset !== undefined, `no asset ${id}`);
  return asset;
}
