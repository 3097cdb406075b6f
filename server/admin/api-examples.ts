/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { mailId, svg } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

export const adminExamples: Readonly<Record<string, ApiExample>> = {
  'admin.people': {
    output: {
      users: 12,
      confirmed: 11,
      sessions: { open: 9, people: 7 },
      newPerDay: [
        { day: '2026-03-01', count: 0 },
        { day: '2026-03-02', count: 2 },
      ],
      administrators: [
        {
          email: 'jonas@example.com',
          name: 'Jonas Beispiel',
          isConfigured: true,
          grantedAt: null,
          state: 'active',
        },
      ],
    },
  },
  'admin.install': {
    output: {
      version: '0.1.0',
      address: 'https://books.example.com',
      missingNotices: ['imprint'],
      risks: ['publicDemo'],
      database: {
        version: '18.1',
        bytes: 24_500_000,
        migrations: { count: 15, last: '0015-example.sql', appliedAt: '2026-03-01T08:00:00.000Z' },
      },
      files: { count: 40, bytes: 3_200_000 },
      space: { state: 'ok', freeBytes: 31_000_000_000, totalBytes: 80_000_000_000 },
      mail: { way: 'server', kept: 1, failed: 0 },
      work: [
        {
          name: 'mail.deliver',
          waiting: 1,
          active: 0,
          retrying: 0,
          failed: 0,
          oldestWaiting: '2026-03-02T09:00:00.000Z',
        },
      ],
    },
  },
  'admin.securityEvents': {
    input: { severity: 'warning' },
    output: {
      events: [
        {
          id: mailId,
          at: '2026-03-02T09:00:00.000Z',
          type: 'failed_signup',
          severity: 'warning',
          email: 'jonas@example.com',
          device: 'Firefox, Windows',
          details: { reason: 'weak_password' },
        },
      ],
      next: null,
      types: ['failed_signup', 'successful_signup'],
    },
  },
  'admin.mailTemplates': {
    output: {
      templates: [
        {
          key: 'confirmation',
          language: 'en',
          to: 'mira@muster-studio.example',
          subject: 'Please confirm your email address for Belegbar',
          text: 'Hello, …',
        },
      ],
    },
  },
  'admin.designs': { output: { designs: ['standard'] } },
  'admin.specimen': { input: { design: 'standard', language: 'de' }, output: { svg, pages: 1 } },
  'admin.dataClassification': {
    output: {
      tables: [
        {
          name: 'payments',
          area: 'invoices',
          basis: 'legalDuty',
          retention: { kind: 'law', length: 8, record: 'bookingVoucher' },
          readers: ['owner', 'operator'],
          columns: [{ name: 'amount', category: 'business', level: 'confidential', purpose: 'payment' }],
        },
      ],
      unclassified: [],
    },
  },
};
