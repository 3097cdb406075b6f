/** Who may read tables of others in SQL, and why: each is a tie that a change of the table has to look at. */
interface Grant {
  reader: string;
  tables: readonly string[];
  reason: string;
}

export const GRANTS: readonly Grant[] = [
  {
    reader: 'tax-reports',
    tables: ['journal_entries', 'journal_sums', 'cash_sums', 'eur_sums'],
    reason: 'Reports are sums over the journal, and nothing else feeds them.',
  },
  {
    reader: 'share-links',
    tables: ['invoice_mails'],
    reason:
      'Who has a link sees what the last reminder asked for; sending enters share-links for its links, so the way back would be a cycle.',
  },
];
