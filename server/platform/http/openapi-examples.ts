/** An example of every procedure's input and output, as one short story. Tests hold them against the contract. */
import { ACCESS_EXAMPLES } from './openapi-example-access.ts';
import { ACCOUNT_EXAMPLES } from './openapi-example-account.ts';
import { ADMIN_EXAMPLES } from './openapi-example-admin.ts';
import { CORRECTION_EXAMPLES } from './openapi-example-corrections.ts';
import { FILING_EXAMPLES } from './openapi-example-filing.ts';
import { IMPORT_EXAMPLES } from './openapi-example-imports.ts';
import { LEAVING_EXAMPLES } from './openapi-example-leaving.ts';
import { LIST_EXAMPLES } from './openapi-example-list.ts';
import { NOTIFICATION_EXAMPLES } from './openapi-example-notifications.ts';
import {
  business,
  client,
  clientFields,
  clientId,
  clientTotals,
  idempotencyKey,
  invoiceId,
  linkId,
  mailId,
  paymentId,
  regime,
  service,
  serviceFields,
  serviceId,
  style,
  svg,
  token,
} from './openapi-example-people.ts';
import { RECEIVED_EXAMPLES } from './openapi-example-received.ts';
import { draft, issued, link, publicInvoice, written } from './openapi-example-records.ts';
import { REPORT_EXAMPLES } from './openapi-example-reports.ts';
import { SENDING_EXAMPLES } from './openapi-example-sending.ts';
import { STORAGE_EXAMPLES } from './openapi-example-storage.ts';

export interface Example {
  input?: Record<string, unknown>;
  output: unknown;
}

const attachedHash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

/** By operation id: `capability.procedure`. */
export const EXAMPLES: Record<string, Example> = {
  ...ACCOUNT_EXAMPLES,
  ...ACCESS_EXAMPLES,
  'business.get': { output: business },
  'business.update': {
    input: { version: 2, changes: { city: 'Berlin', postCode: '10115' } },
    output: business,
  },
  'business.setRegime': { input: regime, output: business },
  'business.startNumbering': {
    input: { next: 42 },
    output: { ...business, nextNumber: 'RE-2026-0042', nextRunning: 42 },
  },
  'business.bank': {
    input: { iban: 'DE02120300000000202051' },
    output: { bank: { bic: 'BYLADEM1001', name: 'Deutsche Kreditbank Berlin' } },
  },
  'clients.list': {
    input: { search: 'nord' },
    output: { clients: [{ ...client, totals: clientTotals }], next: null },
  },
  'clients.get': { input: { id: clientId }, output: client },
  'clients.totals': {
    input: { id: clientId },
    output: { ...clientTotals, year: 2026, yearNet: 95_000, yearGross: 113_050 },
  },
  'clients.nextNumber': { output: { number: 'K-013' } },
  'clients.create': { input: { idempotencyKey, client: clientFields }, output: client },
  'clients.update': {
    input: { id: clientId, version: 1, changes: { contactPerson: 'Frau Muster' } },
    output: { ...client, version: 2 },
  },
  'clients.archive': {
    input: { id: clientId, archived: true },
    output: { ...client, version: 2, archived: true },
  },
  'services.list': { input: {}, output: { services: [service] } },
  'services.create': { input: { idempotencyKey, service: serviceFields }, output: service },
  'services.update': {
    input: { id: serviceId, version: 1, changes: { unitPrice: '98.5' } },
    output: { ...service, version: 2, unitPrice: '98.5' },
  },
  'services.archive': {
    input: { id: serviceId, archived: true },
    output: { ...service, version: 2, archived: true },
  },
  'invoices.payments': {
    input: { clientId },
    output: {
      payments: [
        {
          id: paymentId,
          paidOn: '2026-03-09',
          ...{ currency: 'EUR', amount: 113_050, euros: 113_050 },
          method: 'bankTransfer',
          note: '',
          fee: 0,
          discount: 0,
          reverses: null,
          invoiceId,
          invoiceNumber: 'RE-2026-0011',
        },
      ],
      next: null,
    },
  },
  'invoices.get': { input: { id: invoiceId }, output: issued },
  'invoices.createDraft': { input: { idempotencyKey, draft }, output: written },
  'invoices.saveDraft': { input: { id: invoiceId, version: 1, draft }, output: { ...written, version: 2 } },
  'invoices.deleteDraft': { input: { id: invoiceId }, output: { id: invoiceId } },
  // A name stands for the bytes of the file.
  'invoices.attach': {
    input: { file: 'Stunden.pdf' },
    output: { name: 'Stunden.pdf', hash: attachedHash, contentType: 'application/pdf', size: 48_213 },
  },
  'invoices.issue': { input: { id: invoiceId, version: 1, idempotencyKey }, output: issued },
  ...CORRECTION_EXAMPLES,
  'invoices.preview': { input: { draft, page: 1 }, output: { svg, pages: 1, unprintable: [] } },
  'invoices.previewStyle': { input: { style, language: 'de', page: 1 }, output: { svg, pages: 1 } },
  'invoices.page': { input: { id: invoiceId, page: 1 }, output: { svg, pages: 1 } },
  'shareLinks.list': { input: { invoiceId }, output: { links: [link] } },
  'shareLinks.create': { input: { invoiceId, idempotencyKey, expiresInDays: 30 }, output: link },
  'shareLinks.setActive': { input: { id: linkId, active: false }, output: { ...link, active: false } },
  'shareLinks.reach': {
    input: { clientIds: [clientId] },
    output: {
      clients: [{ clientId, shared: 3, seen: 2, lastSeenAt: '2026-03-02T09:00:00.000Z' }],
    },
  },
  'shareLinks.open': { input: { token }, output: publicInvoice },
  'shareLinks.page': { input: { token, page: 1 }, output: { svg, pages: 1 } },
  ...SENDING_EXAMPLES,
  ...LIST_EXAMPLES,
  ...STORAGE_EXAMPLES,
  ...IMPORT_EXAMPLES,
  ...RECEIVED_EXAMPLES,
  ...LEAVING_EXAMPLES,
  ...FILING_EXAMPLES,
  ...REPORT_EXAMPLES,
  ...NOTIFICATION_EXAMPLES,
  'outbox.list': {
    output: {
      mails: [
        {
          id: mailId,
          to: 'jonas@example.com',
          subject: 'Bitte bestätige deine E-Mail-Adresse für Belegbar',
          text: 'Hallo, …',
          cc: [],
          senderName: '',
          replyTo: '',
          attachments: [],
          createdAt: '2026-03-02T09:00:00.000Z',
        },
      ],
    },
  },
  'referrals.getReferralLink': {
    output: { referralLink: 'https://books.example.com/invite?ref=7KQX2MPA' },
  },
  ...ADMIN_EXAMPLES,
};
