/** Faults that a reviewer once planted to see which of them this house notices, and those that came after. */

export interface PlantedFault {
  fault: string;
  /** Part of what the one rule that is meant for it says. */
  rule: string;
  file: string;
  /** Written at the end of the file, */
  add?: string;
  /** or in place of words that stand there, */
  replace?: readonly [string, string];
  /** or a file of its own. */
  whole?: string;
}

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    fault: 'the domain asks the clock',
    rule: 'the domain has no clock, chance or waiting',
    file: 'domain/invoices/totals.ts',
    add: 'export const now = Date.now();',
  },
  {
    fault: 'the domain parses',
    rule: 'domain stands alone',
    file: 'domain/invoices/totals.ts',
    add: "import { z } from 'zod'; export const Schema = z.string();",
  },
  {
    fault: 'reminders book',
    rule: 'capabilities of the domain have an order',
    file: 'domain/sending/reminder-schedule.ts',
    add: "import { bookInvoice } from '@belegbar/domain/journal'; export const book = bookInvoice;",
  },
  {
    fault: 'a document fetches',
    rule: 'documents have no clock, chance or network',
    file: 'documents/index.ts',
    add: "export const logo = () => fetch('https://example.com/logo.png');",
  },
  {
    fault: 'a page takes a type of the server',
    rule: 'web never knows the server',
    file: 'web/invoices/messages.ts',
    add: "export type { ServiceMessage } from '@belegbar/server/services';",
  },
  {
    fault: 'mails enter invoices by the window',
    rule: 'a capability is entered by its index.ts',
    file: 'server/sending/send.ts',
    add: "import { lockInvoice } from '../invoices/store.ts'; export const lock = lockInvoice;",
  },
  {
    fault: 'a page enters another by the window',
    rule: 'a capability is entered by its index.ts',
    file: 'web/finance/use-finance.ts',
    add: "import { stateOf } from '../invoices/state.ts'; export const state = stateOf;",
  },
  {
    fault: 'the platform knows clients',
    rule: 'platform and ui know no capability',
    file: 'server/platform/database/open.ts',
    add: "import { createClient } from '../../clients/index.ts'; export const create = createClient;",
  },
  {
    fault: 'a verb writes SQL',
    rule: 'only stores know SQL',
    file: 'server/clients/archive.ts',
    add: "import { sql } from 'kysely'; export const drop = sql`delete from clients`;",
  },
  {
    fault: 'a store queries the table of another capability',
    rule: 'a table is named by its owner alone',
    file: 'server/services/store.ts',
    add: "export const billed = (db: Transaction) => db.selectFrom('invoices').select('id');",
  },
  {
    fault: 'a store joins the table of another capability in SQL',
    rule: 'a table is named by its owner alone',
    file: 'server/share-links/store.ts',
    add: 'export const paid = sql`select from share_links, payments`;',
  },
  {
    fault: 'a capability says what becomes of the table of another',
    rule: 'a table is named by its owner alone',
    file: 'server/services/capability.ts',
    add: "export const more = stays('derived', 'client_sums');",
  },
  {
    fault: 'a capability sends mail by itself',
    rule: 'a library is known where it is wrapped',
    file: 'server/clients/archive.ts',
    add: "import { createTransport } from 'nodemailer'; export const transport = createTransport();",
  },
  {
    fault: 'a capability reads the environment',
    rule: 'only entry points read the environment',
    file: 'server/clients/archive.ts',
    add: 'export const { SMTP_URL } = process.env;',
  },
  {
    fault: 'a tax is a fraction',
    rule: 'amounts are never binary floats',
    file: 'domain/invoices/totals.ts',
    add: 'export const vatOf = (netCents: number) => netCents * 0.19;',
  },
  {
    fault: 'cents are divided',
    rule: 'amounts are never binary floats',
    file: 'server/clients/fields.ts',
    add: 'export const eurosOf = (cents: number) => cents / 100;',
  },
  {
    fault: 'a route takes a discount',
    rule: 'amounts are never binary floats',
    file: 'server/services/routes.ts',
    add: 'export const discounted = (price: number) => price * 0.9;',
  },
  {
    fault: 'the server needs the specs',
    rule: 'the product stands without specs, bench and tools',
    file: 'server/clients/archive.ts',
    add: "export { lena } from '../../specs/cast/index.ts';",
  },
  {
    fault: 'a page parses with a schema of the contract',
    rule: 'web knows the contract by its types',
    file: 'web/services/index.ts',
    add: "import { ServiceFields } from '@belegbar/contract/services'; export const parse = ServiceFields.parse;",
  },
  {
    fault: 'a page writes a second schema',
    rule: 'a message has one schema',
    file: 'web/services/index.ts',
    add: "import { z } from 'zod'; export const Service = z.object({ name: z.string() });",
  },
  {
    fault: 'an e-invoice books',
    rule: 'capabilities of the domain have an order',
    file: 'domain/e-invoice/index.ts',
    add: "import { bookInvoice } from '@belegbar/domain/journal'; export const book = bookInvoice;",
  },
  {
    fault: 'a new table of a tenant is open to everybody',
    rule: 'without enable row level security, force row level security, a policy, but a migration secures',
    file: 'server/platform/database/migrations/0031-received-invoices.sql',
    replace: [
      `alter table received_invoice_files enable row level security;
alter table received_invoice_files force row level security;
create policy own_business on received_invoice_files using (business_id = current_business());
`,
      '',
    ],
  },
  {
    fault: 'the page says another order of the domain than the rule',
    rule: 'does not say "Imports go leftwards only: ',
    file: 'ARCHITECTURE.md',
    replace: ['invoices, e-invoice, sending', 'invoices, sending, e-invoice'],
  },
  {
    fault: 'the classes of a table are taken out',
    rule: 'declares payments, which nobody classifies, but a table is classified by its owner',
    file: 'server/invoices/data-classes.ts',
    replace: ["name: 'payments'", "called: 'payments'"],
  },
  {
    fault: 'a capability classifies the table of another',
    rule: 'a table is named by its owner alone',
    file: 'server/services/data-classes.ts',
    add: "export const more = { name: 'clients', columns: [] };",
  },
  {
    fault: 'a verb neither authorises nor audits',
    rule: 'a verb authorises first and audits',
    file: 'server/clients/rename.ts',
    whole: `import type { Context } from '../platform/context.ts';
      import { inTransaction } from '../platform/database/index.ts';
      import { updateClientRow } from './store.ts';
      export function renameClient(context: Context, { id, name }: { id: string; name: string }): Promise<void> {
        const key = { businessId: context.businessId, id };
        return inTransaction(context, (transaction) => updateClientRow(transaction, key, { name }));
      }`,
  },
  {
    fault: 'the authorisation of a verb is deleted',
    rule: 'a verb authorises first and audits',
    file: 'server/services/update.ts',
    replace: ['  authorise(context);\n', ''],
  },
  {
    fault: 'a verb asks an authorisation of its own',
    rule: 'a verb authorises first and audits',
    file: 'server/services/update.ts',
    replace: [
      "import { authorise } from '../platform/authorise.ts';",
      'const authorise = (context: Context): void => void context;',
    ],
  },
  {
    fault: 'the audit of a verb is deleted',
    rule: 'a verb authorises first and audits',
    file: 'server/services/update.ts',
    replace: ['await audit(context, transaction, {', 'void ({'],
  },
  {
    fault: 'what audits for others no longer does',
    rule: 'what is said to write the audit log writes it',
    file: 'server/received-invoices/events.ts',
    replace: ['await audit(context, transaction, {', 'void ({'],
  },
  {
    fault: 'a verb has two transactions',
    rule: 'a verb has one transaction',
    file: 'server/services/update.ts',
    replace: [
      '  return inTransaction(context',
      '  void inTransaction(context, (transaction) => lockService(transaction, key));\n  return inTransaction(context',
    ],
  },
  {
    fault: 'a store gives the rows of all businesses',
    rule: 'a query of an owner’s table says whose rows it means',
    file: 'server/services/store.ts',
    add: "export const all = (t: Transaction) => t.selectFrom('services').selectAll().execute();",
  },
  {
    fault: 'a store counts the rows of all businesses in SQL',
    rule: 'a query of an owner’s table says whose rows it means',
    file: 'server/share-links/store.ts',
    add: 'export const count = (t: Transaction) => sql`select count(*) from share_links`.execute(t);',
  },
  {
    fault: 'a store asks the pool, to which no row is shown',
    rule: 'a query of an owner’s table says whose rows it means',
    file: 'server/services/store.ts',
    add: "export const of = (d: Database, id: string) => d.selectFrom('services').where('business_id', '=', id);",
  },
  {
    fault: 'a store names the owner and asks for nobody’s',
    rule: 'a query of an owner’s table says whose rows it means',
    file: 'server/services/store.ts',
    add: "export const all = (t: Transaction) => t.selectFrom('services').select('business_id').execute();",
  },
  {
    fault: 'a store gives rows to another owner, whose ever they were',
    rule: 'a query of an owner’s table says whose rows it means',
    file: 'server/share-links/store.ts',
    add: 'export const move = (t: Transaction, to: string) => sql`update share_links set business_id = $1`.execute(t);',
  },
  {
    fault: 'a store joins a table of an owner by an id alone',
    rule: 'a query of an owner’s table says whose rows it means',
    file: 'server/invoices/list/store.ts',
    add: "export const paid = (t: Transaction, of: string) => t.selectFrom('invoices').innerJoin('payments', 'payments.invoice_id', 'invoices.id').where('invoices.business_id', '=', of);",
  },
  {
    fault: 'a store copies the rows of all businesses',
    rule: 'a query of an owner’s table says whose rows it means',
    file: 'server/share-links/store.ts',
    add: 'export const copy = (t: Transaction) => sql`insert into share_links (business_id) select business_id from share_links`.execute(t);',
  },
  {
    fault: 'a store adds a row of nobody',
    rule: 'a query of an owner’s table says whose rows it means',
    file: 'server/share-links/store.ts',
    add: 'export const add = (t: Transaction) => sql`insert into share_links (id) values ($1)`.execute(t);',
  },
  {
    fault: 'a store gives the sessions of all people',
    rule: 'a query of an owner’s table says whose rows it means',
    file: 'server/sign-in/sessions/store.ts',
    add: "export const all = (d: Database) => d.selectFrom('sessions').select('user_id').execute();",
  },
  {
    fault: 'the conditions of the list forget the owner',
    rule: 'a query of an owner’s table says whose rows it means',
    file: 'server/invoices/list/filter-store.ts',
    replace: ['<boolean>`business_id = ', '<boolean>`true or id = '],
  },
  {
    fault: 'a page speaks German',
    rule: 'words on screen stand in the locales',
    file: 'web/services/ArchivedNote.tsx',
    whole: 'export function ArchivedNote() { return <p>Diese Leistung ist archiviert.</p>; }',
  },
  {
    fault: 'a button has a name in English',
    rule: 'words on screen stand in the locales',
    file: 'web/services/ArchiveButton.tsx',
    whole: 'export function ArchiveButton() { return <button type="button" aria-label="Archive" />; }',
  },
  {
    fault: 'a toast speaks English',
    rule: 'words on screen stand in the locales',
    file: 'web/services/use-archived.ts',
    whole:
      "import { toast } from '../ui/toast.tsx'; export const useArchived = () => () => toast.success('Archived');",
  },
  {
    fault: 'a hook gives German to whoever shows it',
    rule: 'words on screen stand in the locales',
    file: 'web/services/use-note.ts',
    whole: "export const useNote = () => ({ text: 'Noch keine Leistungen' });",
  },
  {
    fault: 'a function goes on and on',
    rule: 'has 72 lines where 70 are the most',
    file: 'web/services/index.ts',
    add: `export const goesOn = () => {${'\n'.repeat(71)}};`,
  },
  {
    fault: 'fields are spread to stay on one line',
    rule: 'spreads a literal',
    file: 'web/services/index.ts',
    add: 'export const both = (a: string, b: string) => ({ ...{ a, b } });',
  },
  {
    fault: 'the platform has a file for one capability',
    rule: 'platform and ui say no word of a capability',
    file: 'server/platform/http/received-invoices.ts',
    whole: 'export const POSITION = 1;',
  },
  {
    fault: 'the platform gives a capability its address',
    rule: 'platform and ui say no word of a capability',
    file: 'server/platform/http/limits.ts',
    add: "export const SHARED = '/files/bulk-actions';",
  },
  {
    fault: 'the platform takes what it needs from one capability of the domain',
    rule: 'platform and ui say no word of a capability',
    file: 'server/platform/field-problem.ts',
    replace: ["'@belegbar/domain/problem'", "'@belegbar/domain/invoices'"],
  },
  {
    fault: 'a field knows in which state an invoice is',
    rule: 'platform and ui say no word of a capability',
    file: 'web/ui/format.ts',
    add: "export type InvoiceState = 'paid';",
  },
  {
    fault: 'pages have another word than the server',
    rule: 'folders are words of capabilities',
    file: 'web/inbox/index.ts',
    whole: 'export const INBOX = 1;',
  },
  {
    fault: 'messages have another word than the server',
    rule: 'folders are words of capabilities',
    file: 'contract/inbox.ts',
    whole: '/** Messages. */ export const INBOX = 1;',
  },
  {
    fault: 'a test replaces a module of those beside it',
    rule: 'has "vi.mock("',
    file: 'web/received-invoices/booking-drafts.test.ts',
    add: "vi.mock('./book-form.ts');",
  },
  {
    fault: 'a test is left out',
    rule: 'has "test.skip"',
    file: 'domain/tax-reports/vat-advance.test.ts',
    add: "test.skip('not today', () => {});",
  },
  {
    fault: 'a test holds a stopwatch',
    rule: 'Instead: a bound on the work',
    file: 'specs/stories/outages.story.ts',
    add: 'const since = Date.now(); const waited = Date.now() - since; expect(waited < 90_000).toBe(true);',
  },
];
