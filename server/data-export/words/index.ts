/** The words of README and FORMAT, in both languages. */
import type { ReasonToStay } from '../../platform/capability.ts';
import type { FieldKind } from '../sheets.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import * as german from './fields-de.ts';
import * as english from './fields-en.ts';

export interface Words {
  code: 'de' | 'en';
  language: string;
  title: string;
  /** What stands before the sheets, a paragraph each. */
  conventions: readonly string[];
  sheets: string;
  jsonAndCsv(name: string): string;
  jsonOnly: string;
  /** Heads of the table of fields. */
  head: readonly [field: string, kind: string, purpose: string];
  kinds: Readonly<Record<FieldKind, string>>;
  chain: readonly string[];
  stays: string;
  reasons: Readonly<Record<ReasonToStay, string>>;
  readme: readonly string[];
  purposes: Readonly<Record<string, string>>;
}

export const WORDS: readonly Words[] = [
  { ...GERMAN, purposes: german.PURPOSES },
  { ...ENGLISH, purposes: english.PURPOSES },
];
