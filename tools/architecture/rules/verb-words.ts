/** By which calls a verb is known: what opens its transaction, asks who acts, and writes the audit log. */

/** A function, and the file by which it is had. */
type Named = readonly [file: string, name: string];

/** What opens a transaction that can write. Whoever is given one is part of a verb, and none itself. */
export const OPENERS: readonly string[] = ['inTransaction', 'withoutBusiness'];

/** What refuses a stranger: the platform's own, and nothing else of that name. */
export const AUTHORISERS: readonly Named[] = [
  ['server/platform/authorise.ts', 'authorise'],
  ...['server/platform/http/index.ts', 'server/platform/http/procedures.ts'].flatMap((file): Named[] => [
    [file, 'signedInUser'],
    [file, 'adminUser'],
    [file, 'businessContext'],
  ]),
];

/** What writes the audit log: its own functions, and those that write it for the verbs of their capability. */
export const AUDITORS: readonly Named[] = [
  ['server/platform/audit/index.ts', 'audit'],
  ['server/platform/audit/index.ts', 'auditAll'],
  ['server/platform/audit/index.ts', 'auditEntries'],
  ['server/journal/index.ts', 'appendEntries'],
  ['server/journal/index.ts', 'appendAct'],
  ['server/journal/append.ts', 'appendEntries'],
  ['server/assets/enter.ts', 'enterAsset'],
  ['server/assets/note-act.ts', 'noteAct'],
  ['server/assets/of-expense.ts', 'takeBackAsset'],
  ['server/expenses/attach-to.ts', 'attachTo'],
  ['server/expenses/correct.ts', 'correctExpense'],
  ['server/invoices/settle.ts', 'settle'],
  ['server/received-invoices/decide.ts', 'recordDecision'],
  ['server/vouchers/enter.ts', 'enterVoucher'],
  ['server/received-invoices/events.ts', 'publishAndAudit'],
  ['server/recurring-expenses/change.ts', 'changeRecurring'],
  ['server/sending/enqueue.ts', 'enqueueMail'],
  ['server/sending/enqueue.ts', 'enqueueByHand'],
];
