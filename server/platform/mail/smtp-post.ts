/** One try to hand a mail to the mail server, so that it is always known whether it may have arrived. */
import { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import addressParser from 'nodemailer/lib/addressparser';
import type { ClientMail, Delivery, MailFile, Post } from './client-mail.ts';
import { connectionTo } from './connection.ts';
import type { SmtpOptions } from './deliver.ts';

/** Shorter than a job may take, so that a silent server does not outlive it. */
const TIMEOUTS = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 120_000 };

/** Sends by SMTP, once per call. */
export function smtpPost(smtp: SmtpOptions): Post {
  const [sender] = addressParser(smtp.from, { flatten: true });
  const address = sender?.address ?? smtp.from;
  return async (mail, handOver) => {
    const gate: Gate = { isOpen: false, refusal: null };
    const transport = createTransport({ ...connectionTo(smtp.url), ...TIMEOUTS });
    transport.use('stream', ({ message }, done) => {
      message.processFunc((bytes) => Readable.from(held(bytes, gate, handOver), { objectMode: false }));
      done();
    });
    try {
      const sent = await transport.sendMail({
        ...messageOf(mail),
        from: { name: mail.senderName, address },
        messageId: `<${mail.id}@${smtp.host}>`,
      });
      const answers = (sent.rejectedErrors ?? []).map((one) => one.response ?? one.message);
      return { kind: 'sent', ...left(mail, sent), answer: oneLine(answers.join(' ') || sent.response) };
    } catch (cause) {
      if (gate.refusal !== null) throw gate.refusal;
      return deliveryOf(cause as SmtpFailure, gate.isOpen);
    }
  };
}

/** The recipients without the mail, as they were given: the mail server is told and answers with addresses in one form of its own. */
function left(
  { to, cc }: ClientMail,
  {
    accepted,
    rejectedErrors = [],
  }: {
    accepted: readonly (string | { address: string })[];
    rejectedErrors?: readonly Rejected[] | undefined;
  },
): { refused: string[]; putOff: string[] } {
  const reached = new Set(accepted.map((one) => formOf(typeof one === 'string' ? one : one.address)));
  const without = [...to, ...cc].filter((email) => !reached.has(formOf(email)));
  const isForGood = (email: string) =>
    rejectedErrors.some((one) => formOf(one.recipient ?? '') === formOf(email) && one.permanent === true);
  return {
    refused: without.filter(isForGood),
    putOff: without.filter((email) => !isForGood(email)),
  };
}

interface Rejected {
  recipient?: string | undefined;
  permanent?: boolean | undefined;
}

/** Domains in lower case and in ASCII, as they travel, and names without the quotes that they travel in. */
function formOf(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address
    .slice(0, at)
    .trim()
    .replace(/^"(.*)"$/, '$1');
  return `${name}@${domainToASCII(address.slice(at + 1).trim())}`;
}

interface Gate {
  /** Whether the mail may have arrived since. */
  isOpen: boolean;
  /** What kept it shut. */
  refusal: unknown;
}

/**
 * Holds the end of the mail back until its owner knows that it may arrive from now on. Nothing is read from here before the mail
 * server has asked for the mail, so a line that breaks until then leaves it for another try.
 */
async function* held(bytes: AsyncIterable<Buffer>, gate: Gate, handOver: () => Promise<void>) {
  let last: Buffer | null = null;
  for await (const chunk of bytes) {
    if (last !== null) yield last;
    last = chunk;
  }
  try {
    await handOver();
  } catch (cause) {
    gate.refusal = cause;
    throw cause;
  }
  gate.isOpen = true;
  if (last !== null) yield last;
}

interface SmtpFailure extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  /** True when the same mail would be refused again. */
  permanent?: boolean;
}

/** A mail server that answers has decided; without an answer it depends on how far the mail had come. */
function deliveryOf(failure: SmtpFailure, isHandedOver: boolean): Delivery {
  const answer = oneLine(failure.response ?? failure.code ?? failure.name);
  if (failure.responseCode === undefined)
    return isHandedOver ? { kind: 'unsure', answer } : { kind: 'postponed', answer };
  // A wrong password of the install is mended by its operator, and says nothing about the mail.
  const isForGood = failure.permanent === true && failure.code !== 'EAUTH';
  return isForGood ? { kind: 'refused', answer } : { kind: 'postponed', answer };
}

function oneLine(answer: string): string {
  return answer.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').slice(0, 500);
}

function messageOf(mail: ClientMail) {
  return {
    to: mail.to.map(bare),
    cc: mail.cc.map(bare),
    ...(mail.replyTo === '' ? {} : { replyTo: bare(mail.replyTo) }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: [
      ...mail.files.map(attachmentOf),
      ...mail.pictures.map((picture) => ({
        ...attachmentOf(picture),
        cid: picture.contentId,
        contentDisposition: 'inline' as const,
      })),
    ],
    ...(mail.isAutomatic ? { headers: { 'Auto-Submitted': 'auto-generated' } } : {}),
  };
}

function bare(address: string) {
  return { name: '', address };
}

function attachmentOf({ name, contentType, bytes }: MailFile) {
  return { filename: name, contentType, content: Buffer.from(bytes) };
}
