/** What comes into the register of fixed assets, and leaves it. */
import type { Books, EventOf, OwnAsset } from '../state/books.ts';

export function noteAsset(bought: EventOf<'asset'>, books: Books): void {
  books.assets.set(bought.id, { bought, disposal: null, open: 0n });
}

export function noteDisposal(disposal: EventOf<'disposal'>, books: Books): void {
  assetOf(disposal.of, books).disposal = disposal;
}

/** As if it had never left. */
export function noteDisposalUndo({ of }: EventOf<'undoDisposal'>, books: Books): void {
  assetOf(of, books).disposal = null;
}

export function noteClosing({ year }: EventOf<'closeYear'>, books: Books): void {
  books.closedYears.add(year);
}

function assetOf(id: string, { assets }: Books): OwnAsset {
  const found = assets.get(id);
  if (found === undefined) throw new Error(`no asset ${id}`);
  return found;
}
