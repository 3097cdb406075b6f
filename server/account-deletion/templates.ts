import { addDays, type Day } from '@belegbar/domain/calendar';
import type { Mail } from '../platform/mail/index.ts';
import { confirmationLink, DELETION_MAILS, type DeletionMail, deletionMail, signInLink } from './mails.ts';

const LINKS: Record<DeletionMail, ((baseUrl: string) => string) | null> = {
  deletionRequested: (baseUrl) => confirmationLink(baseUrl, 'example'),
  deletionConfirmed: signInLink,
  accountDeleted: null,
};

/** Every mail about leaving, as it would be written today. */
export function leavingTemplates(
  to: string,
  { baseUrl, language, today }: { baseUrl: string; language: 'de' | 'en'; today: Day },
): (Mail & { key: DeletionMail })[] {
  return DELETION_MAILS.map((key) => {
    const link = LINKS[key]?.(baseUrl) ?? null;
    return { key, ...deletionMail(key, { email: to, language }, { link, date: addDays(today, 14) }) };
  });
}
