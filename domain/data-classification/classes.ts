/** The words in which stored data is classified: what it is, how closely it is kept, what for, on which ground, for how long, for whom. */
import type { RetainedKind } from '../law/index.ts';

/** How closely data is kept, from the least to the most. */
export const LEVELS = ['public', 'internal', 'confidential', 'strictlyConfidential'] as const;
export type Level = (typeof LEVELS)[number];

/** What data tells about. */
export const CATEGORIES = [
  'identity',
  'contact',
  'bank',
  'tax',
  'business',
  'security',
  'technical',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The part of the product that keeps a table, in the order in which they are shown. */
export const AREAS = ['signIn', 'business', 'invoices', 'books', 'messages', 'install', 'queue'] as const;
export type Area = (typeof AREAS)[number];

/** On which ground of the GDPR data is kept: Art. 6 (1) b, c, f; `none` where it is about nobody. */
export const BASES = ['contract', 'legalDuty', 'legitimateInterest', 'none'] as const;
export type Basis = (typeof BASES)[number];

/** Who can read data: `owner` their own, `client` by a share link, `administrator` on their screens, `operator` in the database, `program` alone. */
export const READERS = ['owner', 'client', 'administrator', 'operator', 'program'] as const;
export type Reader = (typeof READERS)[number];

/** For how long data stays: years by law, days, or as long as what it belongs to. */
export type Retention =
  | { kind: 'law'; record: RetainedKind }
  | { kind: 'days'; days: number }
  | { kind: 'account' | 'expiry' | 'sent' | 'read' | 'install' };

export interface ColumnClass {
  name: string;
  category: Category;
  level: Level;
  /** What the column is for; the web has a sentence for each. */
  purpose: string;
}

export interface TableClass {
  /** With the schema, where it is not `public`. */
  name: string;
  area: Area;
  basis: Basis;
  retention: Retention;
  readers: readonly Reader[];
  columns: readonly ColumnClass[];
}

/** Whatever proves who someone is, or opens a door, never leaves. */
export function isSecret({ category, level }: Pick<ColumnClass, 'category' | 'level'>): boolean {
  return category === 'security' && level === 'strictlyConfidential';
}

/** Several columns of one kind, their names separated by blanks. */
export function columns(names: string, category: Category, level: Level, purpose: string): ColumnClass[] {
  return names.split(' ').map((name) => ({ name, category, level, purpose }));
}

/** Keys that tell records apart and say whose they are. */
export function keys(names: string): ColumnClass[] {
  return columns(names, 'technical', 'internal', 'key');
}

/** When a record was made and changed. */
export function times(names = 'created_at updated_at'): ColumnClass[] {
  return columns(names, 'technical', 'internal', 'time');
}
