/** What comes into the register of fixed assets, what happens to it there, and how it leaves it. */
import { type AssetActs, NO_ACTS } from '../state/assets.ts';
import type { Books, EventOf } from '../state/books.ts';

export function noteAsset(bought: EventOf<'asset'>, books: Books): void {
  books.assets.set(bought.id, bought);
}

export function noteDisposal(disposal: EventOf<'disposal'>, books: Books): void {
  change(disposal.of, books, () => ({ disposal }));
}

/** As if it had never left. */
export function noteDisposalUndo({ of }: EventOf<'undoDisposal'>, books: Books): void {
  change(of, books, () => ({ disposal: null }));
}

export function noteSpecial(claim: EventOf<'specialDepreciation'>, books: Books): void {
  change(claim.of, books, ({ special }) => ({ special: [...special, claim] }));
}

export function noteUse(use: EventOf<'assetUse'>, books: Books): void {
  change(use.of, books, ({ uses }) => ({ uses: [...uses, use] }));
}

/** As if it had not been noted. */
export function noteAssetActUndo({ of, act }: EventOf<'undoAssetAct'>, books: Books): void {
  change(of, books, ({ special, uses }) => ({
    special: special.filter(({ id }) => id !== act),
    uses: uses.filter(({ id }) => id !== act),
  }));
}

export function noteClosing({ year }: EventOf<'closeYear'>, books: Books): void {
  books.closedYears.add(year);
}

function change(of: string, { assetActs }: Books, changed: (before: AssetActs) => Partial<AssetActs>): void {
  const before = assetActs.get(of) ?? NO_ACTS;
  assetActs.set(of, { ...before, ...changed(before) });
}
