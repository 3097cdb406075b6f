import { type Capability, leaves, stays } from '../platform/capability.ts';
import { journalClasses } from './data-classes.ts';
import { countEntries } from './records-store.ts';

export const journal: Capability = {
  dataClasses: journalClasses,
  exportSheets: [
    leaves('journal_entries', {
      de: 'Das Journal mit seiner Hashkette. Wie man sie prüft, steht unten.',
      en: 'The journal with its hash chain. How to verify it stands below.',
    }),
    ...stays('derived', 'journal_sums', 'cash_sums', 'eur_sums', 'journal_months'),
  ],
  keptAndGone: {
    ends: {
      journal_entries: 'books',
      journal_sums: 'books',
      cash_sums: 'books',
      eur_sums: 'books',
      journal_months: 'books',
    },
    count: countEntries,
  },
};
