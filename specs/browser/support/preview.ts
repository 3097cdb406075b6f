/** Reading the picture of a document: its letters are drawn as shapes, so a page with known letters tells which is which. */
import { randomUUID } from 'node:crypto';
import { emptyDraft } from '@belegbar/domain/invoices';
import { expect } from '@playwright/test';
import type { Actor } from './actor.ts';

/** The letters by the names of their shapes. */
type Alphabet = Map<string, string>;

/** Rows of different lengths, so that a row is known by its length. */
const ROWS = [
  'abcdefghijklm',
  'nopqrstuvwxyzäöüß',
  'ABCDEFGHIJKLMN',
  'OPQRSTUVWXYZÄÖÜ',
  '0123456789',
  '.,:;!?#"()<>/=+*$@_&',
];

/** Finds the text in the preview beside the form. Blanks do not count, and signs need not be recognised: the font draws them by their neighbours. */
export async function seesInPreview(actor: Actor, text: string): Promise<void> {
  const alphabet = await alphabetOf(actor);
  const wanted = text.replaceAll(/\s/g, '').replaceAll(/[^\p{L}\d]/gu, (sign) => `\\${sign}?`);
  await expect
    .poll(async () => textOf(await shownPicture(actor), alphabet), { message: `"${text}" in the preview` })
    .toMatch(new RegExp(wanted));
}

/** Remembers what is behind each address of a picture, since the content policy lets no script fetch it. */
export const REMEMBER_PICTURES = `
  window.pictures = new Map();
  const create = URL.createObjectURL;
  URL.createObjectURL = (picture) => {
    const address = create.call(URL, picture);
    window.pictures.set(address, picture);
    return address;
  };
`;

/** The SVG that the browser shows as the preview. */
async function shownPicture({ page, say }: Actor): Promise<string> {
  const name = say('invoices:preview.draftPage', { page: 1, pages: 1 }).replace(/1[^1]*1$/, '');
  const picture = page.getByRole('img', { name });
  const address = await picture.getAttribute('src');
  return page.evaluate<string>(`window.pictures.get(${JSON.stringify(address)}).text()`);
}

/** Has the server draw the alphabet in the two fonts of the lines, and reads off how each letter is drawn. */
async function alphabetOf({ call }: Actor): Promise<Alphabet> {
  const { svg } = await call<{ svg: string }>('invoices/preview', { draft: PATTERN, page: 1 });
  const alphabet: Alphabet = new Map();
  for (const run of runsOf(svg).filter(isThereAndBack))
    for (const row of ROWS.filter(({ length }) => run.length === 2 * length))
      for (const [place, letter] of Array.from(row).entries()) alphabet.set(run[place] ?? '', letter);
  return alphabet;
}

/** Each row is written forwards and backwards, as no other text is. */
function thereAndBack(row: string): string {
  return row + Array.from(row).reverse().join('');
}

function isThereAndBack(run: string[]): boolean {
  return run.length > 6 && run.every((shape, place) => shape === run[run.length - 1 - place]);
}

const PATTERN = {
  ...emptyDraft({ language: 'de', paymentDays: 0 }),
  lines: ROWS.map(thereAndBack).map((text) => ({
    id: randomUUID(),
    description: text,
    details: text,
    quantity: '1',
    unit: 'piece',
    unitPrice: '1',
    discountPercent: null,
    vatCase: 'standard19',
    exemptionParagraph: null,
  })),
};

function textOf(svg: string, alphabet: Alphabet): string {
  return runsOf(svg)
    .map((run) => run.map((shape) => alphabet.get(shape) ?? '').join(''))
    .join('');
}

/** Shapes of letters in the order in which they are drawn, run by run. */
function runsOf(svg: string): string[][] {
  return svg
    .split(/<g[ >]/)
    .map((group) => Array.from(group.matchAll(/<use [^>]*href="#([^"]+)"/g), ([, shape]) => shape ?? ''))
    .filter((run) => run.length > 0);
}
