/** Sending kept mails by SMTP. */
import { createTransport } from 'nodemailer';
import type { JobDefinition } from '../jobs/index.ts';
import { connectionTo } from './connection.ts';
import { handOver } from './store.ts';

export const DELIVER_MAIL = 'mail.deliver';

export interface SmtpOptions {
  /** `smtps://user:password@host` */
  url: string;
  from: string;
  /** Right-hand side of message ids: the host name of the install. */
  host: string;
}

/** The work of an install with a mail server. A mail sent twice carries the same message id, so that its reader gets it once. */
export function mailJobs(smtp: SmtpOptions): JobDefinition[] {
  const transport = createTransport(connectionTo(smtp.url), { from: smtp.from });
  return [
    {
      name: DELIVER_MAIL,
      handle: (platform, payload) =>
        handOver(platform.database, payload.mailId ?? '', async (mail) => {
          await transport.sendMail({
            to: { name: '', address: mail.to },
            subject: mail.subject,
            text: mail.text,
            ...(mail.html === '' ? {} : { html: mail.html }),
            messageId: `<${mail.id}@${smtp.host}>`,
            headers: { 'Auto-Submitted': 'auto-generated' },
          });
        }),
    },
  ];
}
