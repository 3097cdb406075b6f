/** The font files that documents are set with: where they lie, and which characters they have a glyph for. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from '@belegbar/domain/business';

interface FontFiles {
  /** As the designs name it. */
  family: string;
  /** Package of the files, and their beginning. */
  package: string;
  file: string;
  styles: readonly string[];
}

const UPRIGHT = ['400Regular', '500Medium', '600SemiBold', '700Bold'] as const;

/** The families that a text can be set in. */
export const FAMILIES = {
  inter: { family: 'Inter', package: 'inter', file: 'Inter', styles: UPRIGHT },
  'ibm-plex-sans': {
    family: 'IBM Plex Sans',
    package: 'ibm-plex-sans',
    file: 'IBMPlexSans',
    styles: ['300Light', ...UPRIGHT],
  },
  'fira-sans': { family: 'Fira Sans', package: 'fira-sans', file: 'FiraSans', styles: UPRIGHT },
  'work-sans': {
    family: 'Work Sans',
    package: 'work-sans',
    file: 'WorkSans',
    styles: [...UPRIGHT, '900Black'],
  },
  'source-serif': {
    family: 'Source Serif 4',
    package: 'source-serif-4',
    file: 'SourceSerif4',
    styles: UPRIGHT,
  },
  'eb-garamond': {
    family: 'EB Garamond',
    package: 'eb-garamond',
    file: 'EBGaramond',
    styles: ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold'],
  },
  bitter: { family: 'Bitter', package: 'bitter', file: 'Bitter', styles: UPRIGHT },
  'jetbrains-mono': {
    family: 'JetBrains Mono',
    package: 'jetbrains-mono',
    file: 'JetBrainsMono',
    styles: UPRIGHT,
  },
} as const satisfies Record<Exclude<Font, 'design'>, FontFiles>;

/** Families that only their designs use. */
const OF_DESIGNS: readonly FontFiles[] = [
  { family: 'Space Grotesk', package: 'space-grotesk', file: 'SpaceGrotesk', styles: UPRIGHT },
  { family: 'IBM Plex Mono', package: 'ibm-plex-mono', file: 'IBMPlexMono', styles: UPRIGHT },
  {
    family: 'Playfair Display',
    package: 'playfair-display',
    file: 'PlayfairDisplay',
    styles: ['400Regular', '400Regular_Italic', '500Medium'],
  },
  {
    family: 'Cormorant Garamond',
    package: 'cormorant-garamond',
    file: 'CormorantGaramond',
    styles: ['500Medium', '500Medium_Italic', '600SemiBold'],
  },
];

/** What no other family has a glyph for; the designs ask these last, in this order. */
const DEJAVU = ['DejaVuSans', 'DejaVuSans-Bold'].map((name) => `dejavu-fonts-ttf/ttf/${name}.ttf`);

/** The bytes of all font files. */
export function readFonts(): Buffer[] {
  return [...[...Object.values(FAMILIES), ...OF_DESIGNS].flatMap(pathsOf), ...DEJAVU].map(readFont);
}

/** One file of each family that every design asks in the end: the weights of a family have the same characters. */
export function readFamilies(): Buffer[] {
  return [...pathsOf(FAMILIES.inter).slice(0, 1), ...DEJAVU.slice(0, 1)].map(readFont);
}

function pathsOf({ package: name, file, styles }: FontFiles): string[] {
  return styles.map((style) => `@expo-google-fonts/${name}/${style}/${file}_${style}.ttf`);
}

const require = createRequire(import.meta.url);

function readFont(path: string): Buffer {
  const name = /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
  return readFileSync(join(dirname(require.resolve(`${name}/package.json`)), path.slice(name.length + 1)));
}
