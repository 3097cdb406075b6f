/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { mailId } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

export const outboxExamples: Readonly<Record<string, ApiExample>> = {
  'outbox.list': {
    output: {
      mails: [
        {
          id: mailId,
          to: 'jonas@example.com',
          subject: 'Bitte bestätige deine E-Mail-Adresse für Belegbar',
          text: 'Hallo, …',
          html: '<p>Hallo, …</p>',
          cc: [],
          senderName: '',
          replyTo: '',
          attachments: [],
          createdAt: '2026-03-02T09:00:00.000Z',
        },
      ],
    },
  },
};
