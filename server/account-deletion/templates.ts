import { addDays, type Day } from '@belegbar/domain/calendar';
import type { Mail } from '../platform/mail/index.ts';
import { confirmationLink, LEAVING_MAILS, type LeavingMail, leavingMail, signInLink } from './mails.ts';

const LINKS: Record<LeavingMail, ((baseUrl: string) => string) | null> = {
  deletionRequested: (baseUrl) => confirmationLink(baseUrl, 'example'),
  deletionConfirmed: signInLink,
  accountDeleted: null,
};

/** Every mail about leaving, as it would be written today. */
export function leavingTemplates(
  to: string,
  { baseUrl, language, today }: { baseUrl: string; language: 'de' | 'en'; today: Day },
): (Mail & { key: LeavingMail })[] {
  return LEAVING_MAILS.map((key) => {
    const link = LINKS[key]?.(baseUrl) ?? null;
    return { key, ...leavingMail(key, { email: to, language }, { link, date: addDays(today, 14) }) };
  });
}
