/** The register of fixed assets follows a purchase whose lines are in it, as the verbs have it. */
import { bookAssetChange, taxedByDeducted } from '@belegbar/domain/assets';
import { idOfLine, type Purchase, purchasedAssets, standingOf } from '@belegbar/domain/expenses';
import type { NewEntry } from '@belegbar/domain/journal';
import { type Books, entriesOf } from './books.ts';

/** `purchase` as it stands; undefined once it is taken back. */
export function followPurchase(id: string, purchase: Purchase | undefined, books: Books): NewEntry[] {
  const ids = lineIds(id, purchase, books);
  const bought = new Map(assetsOf(purchase).map((asset) => [`${id}/${asset.line}`, asset]));
  return ids.flatMap((each) => {
    const asset = bought.get(each);
    const from = { closings: books.closings, stand: entriesOf(each, books) };
    if (asset === undefined) {
      books.assets.delete(each);
      return bookAssetChange(null, from);
    }
    const { disposal = null, special = [], uses = [] } = books.assets.get(each) ?? {};
    const left = disposal && taxedByDeducted(disposal, asset.deducted);
    const held = { ...asset, id: each, number: each, opening: null, special, uses, disposal: left };
    books.assets.set(each, held);
    return bookAssetChange(held, from);
  });
}

/** Of what is in the register, and of what comes. */
function lineIds(id: string, purchase: Purchase | undefined, { assets }: Books): string[] {
  const lines = purchase?.expense.lines ?? [];
  const before = [...assets.keys()].filter((each) => each.startsWith(`${id}/`));
  return [...new Set([...before, ...lines.map((line, place) => `${id}/${idOfLine(line, place)}`)])];
}

function assetsOf(purchase: Purchase | undefined) {
  if (purchase === undefined) return [];
  const { expense, regime } = purchase;
  return purchasedAssets({ ...expense, lines: [...standingOf(purchase).lines] }, regime);
}
