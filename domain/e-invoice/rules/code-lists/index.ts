/** BR-CL: codes are on the lists that the standard names. A module of its own, so that a page can do without the lists (18 kB). */
import type { Rule } from '../rule.ts';
import { rulesOf } from './code-rule.ts';
import { DOCUMENT_CODES } from './codes-of-document.ts';
import { SCHEME_CODES } from './codes-of-schemes.ts';
import { TAX_CODES } from './codes-of-taxes.ts';

export { CREDIT_NOTE_TYPES } from './documents.ts';

export const CODE_LIST_RULES: readonly Rule[] = [...DOCUMENT_CODES, ...TAX_CODES, ...SCHEME_CODES].flatMap(
  rulesOf,
);
