/** By which calls a verb is known: what opens its transaction, asks who acts, and writes the audit log. */

/** What opens a transaction that can write. Whoever is given one is part of a verb, and none itself. */
export const OPENERS: readonly string[] = ['inTransaction', 'withoutBusiness'];

/** What refuses a stranger. */
export const AUTHORISERS: readonly string[] = ['authorise', 'signedInUser', 'adminUser', 'businessContext'];

/** What writes the audit log: its own functions, and those that write it for the verbs of their capability. */
export const AUDITORS: readonly (readonly [file: string, name: string])[] = [
  ['server/platform/audit/index.ts', 'audit'],
  ['server/platform/audit/index.ts', 'auditAll'],
  ['server/platform/audit/index.ts', 'auditEntries'],
  ['server/journal/index.ts', 'appendEntries'],
  ['server/journal/append.ts', 'appendEntries'],
  ['server/invoices/settle.ts', 'settle'],
  ['server/received-invoices/decide.ts', 'settle'],
  ['server/received-invoices/events.ts', 'tellAndAudit'],
  ['server/sending/enqueue.ts', 'enqueueMail'],
  ['server/sending/enqueue.ts', 'enqueueByHand'],
];
