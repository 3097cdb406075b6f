/** The words of the register of assets as a file. */
import type { AssetGroup } from '@belegbar/domain/assets';

export type RegisterLanguage = 'de' | 'en';

export type RegisterColumn =
  | 'number'
  | 'description'
  | 'group'
  | 'acquired'
  | 'cost'
  | 'start'
  | 'additions'
  | 'special'
  | 'depreciation'
  | 'disposals'
  | 'end';

interface RegisterWords {
  fileName: string;
  title: string;
  groups: Record<Exclude<AssetGroup, `pool-${number}`>, string>;
  pool: (year: string) => string;
  columns: Record<RegisterColumn, string>;
  sum: string;
  all: string;
  ofSpecial: (amount: string) => string;
  none: string;
  planned: (years: string) => string;
  inEuros: string;
}

export const REGISTER_WORDS: Readonly<Record<RegisterLanguage, RegisterWords>> = {
  de: {
    fileName: 'anlagenverzeichnis',
    title: 'Anlagenverzeichnis',
    groups: {
      immovable: 'Gebäude und Gebäudeteile',
      intangible: 'Immaterielle Wirtschaftsgüter',
      movable: 'Bewegliche Wirtschaftsgüter',
      lowValue: 'Geringwertige Wirtschaftsgüter (§ 6 Abs. 2 EStG)',
    },
    pool: (year) => `Sammelposten ${year} (§ 6 Abs. 2a EStG)`,
    columns: {
      number: 'Nummer',
      description: 'Anlage',
      group: 'Gruppe',
      acquired: 'Angeschafft am',
      cost: 'Kosten',
      start: 'Buchwert Anfang',
      additions: 'Zugänge',
      special: 'Sonder-AfA',
      depreciation: 'AfA',
      disposals: 'Abgänge',
      end: 'Buchwert Ende',
    },
    sum: 'Summe',
    all: 'Alle Gruppen',
    ofSpecial: (amount) => `Sonder-AfA ${amount}`,
    none: 'In diesem Jahr stand nichts im Verzeichnis.',
    planned: (years) =>
      `Die Abschreibung für ${years} ist noch nicht gebucht. Sie steht hier, wie der Plan sie bis zum Jahresende vorsieht.`,
    inEuros: 'in €',
  },
  en: {
    fileName: 'asset-register',
    title: 'Asset register',
    groups: {
      immovable: 'Buildings and parts of buildings',
      intangible: 'Intangible assets',
      movable: 'Movable assets',
      lowValue: 'Low-value assets (§ 6 (2) EStG)',
    },
    pool: (year) => `Pool of ${year} (§ 6 (2a) EStG)`,
    columns: {
      number: 'Number',
      description: 'Asset',
      group: 'Group',
      acquired: 'Acquired on',
      cost: 'Cost',
      start: 'Book value at start',
      additions: 'Additions',
      special: 'Special depreciation',
      depreciation: 'Depreciation',
      disposals: 'Disposals',
      end: 'Book value at end',
    },
    sum: 'Total',
    all: 'All groups',
    ofSpecial: (amount) => `special ${amount}`,
    none: 'Nothing stood in the register in this year.',
    planned: (years) =>
      `The depreciation of ${years} is not booked yet. It stands here as planned up to the end of the year.`,
    inEuros: 'in €',
  },
};

/** `Sammelposten 2025 (…)`, `Movable assets`. */
export function groupName(group: AssetGroup, language: RegisterLanguage): string {
  const words = REGISTER_WORDS[language];
  if (group.startsWith('pool-')) return words.pool(group.slice('pool-'.length));
  return words.groups[group as keyof typeof words.groups];
}
