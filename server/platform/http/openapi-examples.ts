/** An example of every procedure's input and output, as one short story. Tests hold them against the contract. */
import { ACCESS_EXAMPLES } from './openapi-example-access.ts';
import { ACCOUNT_EXAMPLES } from './openapi-example-account.ts';
import { ADMIN_EXAMPLES } from './openapi-example-admin.ts';
import { FILING_EXAMPLES } from './openapi-example-filing.ts';
import { IMPORT_EXAMPLES } from './openapi-example-imports.ts';
import { LEAVING_EXAMPLES } from './openapi-example-leaving.ts';
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
import {
  cancelled,
  draft,
  issued,
  issuedRow,
  link,
  paid,
  publicInvoice,
  refunded,
  written,
} from './openapi-example-records.ts';
import { REPORT_EXAMPLES } from './openapi-example-reports.ts';
import { STORAGE_EXAMPLES } from './openapi-example-storage.ts';

export interface Example {
  input?: Record<string, unknown>;
  output: unknown;
}

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
  'invoices.list': {
    input: { filter: 'open' },
    output: {
      invoices: [issuedRow],
      next: null,
      totals: { count: 1, gross: 113_050, open: 113_050 },
      counts: { all: 1, draft: 0, open: 1, overdue: 0, paid: 0 },
    },
  },
  'invoices.payments': {
    input: { clientId },
    output: {
      payments: [
        {
          id: paymentId,
          paidOn: '2026-03-09',
          amount: 113_050,
          method: 'bankTransfer',
          note: '',
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
  'invoices.issue': { input: { id: invoiceId, version: 1, idempotencyKey }, output: issued },
  'invoices.cancel': { input: { id: invoiceId, idempotencyKey }, output: cancelled },
  'invoices.recordPayment': {
    input: {
      id: invoiceId,
      idempotencyKey,
      paidOn: '2026-03-12',
      amount: 113_050,
      method: 'bankTransfer',
      note: '',
    },
    output: paid,
  },
  'invoices.recordRefund': {
    input: {
      id: invoiceId,
      idempotencyKey,
      paidOn: '2026-03-20',
      amount: 113_050,
      method: 'bankTransfer',
      note: '',
    },
    output: refunded,
  },
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
  ...STORAGE_EXAMPLES,
  ...IMPORT_EXAMPLES,
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
