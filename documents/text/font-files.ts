/** The font files that documents are set with: where they lie, and which characters they have a glyph for. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Families in the order in which the designs ask for them; every design ends with the last one, the widest. */
const INTER = ['400Regular', '500Medium', '600SemiBold', '700Bold'].map(
  (weight) => `@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`,
);
const DEJAVU = ['DejaVuSans', 'DejaVuSans-Bold'].map((name) => `dejavu-fonts-ttf/ttf/${name}.ttf`);

/** The bytes of all font files. */
export function readFonts(): Buffer[] {
  return [...INTER, ...DEJAVU].map(readFont);
}

/** One file of each family: the weights of a family have the same characters. */
export function readFamilies(): Buffer[] {
  return [...INTER.slice(0, 1), ...DEJAVU.slice(0, 1)].map(readFont);
}

const require = createRequire(import.meta.url);

function readFont(path: string): Buffer {
  const name = /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
  return readFileSync(join(dirname(require.resolve(`${name}/package.json`)), path.slice(name.length + 1)));
}
