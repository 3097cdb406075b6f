/** The mails of the cases: the very letter that would leave. */
import { letterColoursOf, qrPng } from '@belegbar/documents';
import { cents } from '@belegbar/domain/money';
import { invoiceLetter, invoiceMail, letterHtml, payByDay, reminderMail } from '@belegbar/domain/sending';
import { type Case, exhibitOf, type Look } from './cases.ts';

const CODE = 'cid:code@letter';

/** Its HTML, and the pictures in it by their addresses. */
export async function mailOf(
  example: Case,
  look: Look,
): Promise<{ html: string; pictures: Map<string, Uint8Array> }> {
  const { document, open, received } = exhibitOf(example, look);
  const { today } = example;
  const step = example.mail?.step ?? null;
  const payBy = step === null || step === 0 ? null : payByDay(today, null);
  const facts = { document, open, received, writtenOff: cents(0), today };
  const written = { ...facts, isAmended: false, names: [document.sender.fullName], canAnswer: true };
  const mail = step === null ? invoiceMail(written) : reminderMail({ ...written, step, payBy, ownWords: '' });
  const letter = invoiceLetter({
    ...facts,
    link: 'https://rechnung.example/public-invoice/abc',
    colours: letterColoursOf(document.accentColor),
    reminder: step === null ? null : { step, payBy },
  });
  const payload = letter.transfer?.code?.payload ?? null;
  const pictures = new Map<string, Uint8Array>();
  if (payload !== null) pictures.set(CODE, await qrPng(payload));
  const addresses = { logo: null, code: payload === null ? null : CODE, signature: null };
  return { html: letterHtml(mail, letter, addresses), pictures };
}
