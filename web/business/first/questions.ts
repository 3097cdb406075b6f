/** The five questions of the first day: which are answered, and what an invoice still lacks of each. */
import type { Business } from '../business-sender.ts';

export const QUESTIONS = ['work', 'taxation', 'sender', 'tax', 'bank'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The fields of the profile that are still empty, by their names; `taxId` where neither tax number nor VAT id is there. */
export function missingOf(question: Question, business: Business): string[] {
  const empty = (names: readonly (keyof Business & string)[]) =>
    names.filter((name) => business[name] === '');
  switch (question) {
    case 'work':
      return [];
    case 'taxation':
      return business.regimeAnswered ? [] : ['regime'];
    case 'sender':
      return empty(['fullName', 'street', 'postCode', 'city']);
    case 'tax':
      return business.taxNumber === '' && business.vatId === '' ? ['taxId'] : [];
    case 'bank':
      return empty(['iban']);
  }
}
