/** A made document by its seed: its PDF, pictures of its pages under a condition, and what is true of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { pageCount } from '../../documents/testing/read-pdf.ts';
import { createTypesetter } from '../../documents/testing/typeset.ts';
import { type Condition, type MadePicture, pictureUnder } from './conditions/index.ts';
import { LAYOUTS } from './layouts/index.ts';
import { pageOf } from './pages.ts';
import { randomOf } from './random.ts';
import type { Printed, Truth } from './truth.ts';

export interface MadeSlip {
  seed: number;
  truth: Truth;
  /** The facts in the form in which the document says them. */
  printed: Printed;
  /** With a text layer, as digital invoices come. */
  pdf: Uint8Array;
}

/** The same seed gives the same bytes. Seeds that follow one another go through all layouts. */
export function makeSlip(seed: number): MadeSlip {
  const [layout, make] = LAYOUTS[seed % LAYOUTS.length] as (typeof LAYOUTS)[number];
  const { facts, printed, data } = make(randomOf(seed, layout));
  typeset ??= createTypesetter(readSources());
  return {
    seed,
    truth: { layout, ...facts, heldOut: isHeldOut(seed) },
    printed,
    pdf: typeset(`${layout}.typ`, data),
  };
}

/** One picture a page, in their order. */
export async function picturesOf(
  { seed, pdf }: Pick<MadeSlip, 'seed' | 'pdf'>,
  condition: Condition,
): Promise<MadePicture[]> {
  const pictures: MadePicture[] = [];
  for (let number = 1; number <= (await pageCount(pdf)); number += 1)
    pictures.push(await pictureUnder(condition, await pageOf(pdf, number), seed * 100 + number));
  return pictures;
}

/** A third, and of each layout another third. */
function isHeldOut(seed: number): boolean {
  return ((seed % LAYOUTS.length) + Math.floor(seed / LAYOUTS.length)) % 3 === 0;
}

let typeset: ReturnType<typeof createTypesetter> | undefined;

function readSources(): ReadonlyMap<string, string> {
  const folder = new URL('layouts/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.typ'));
  return new Map(names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
}
