/** The letter that a mail becomes: in the design of its document, with the amounts and the link of the moment. */
import { letterColoursOf, qrPng } from '@belegbar/documents';
import {
  invoiceLetter,
  type Letter,
  type LetterPictures,
  type LetterReminder,
  letterHtml,
  letterText,
} from '@belegbar/domain/sending';
import { type IssuedInvoice, loadIssuedInvoice } from '../invoices/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import type { MailPicture } from '../platform/mail/index.ts';
import { publicAddress } from '../share-links/index.ts';
import { hasObject, readObject } from '../storage/index.ts';

interface About {
  id: string;
  invoice: IssuedInvoice;
  /** Null for the document itself. */
  reminder: LetterReminder | null;
  /** Where its button leads; left out, to the page of the client. */
  link?: string | undefined;
}

/** What of the letter nobody writes, and the code of the transfer as an address of data, for a preview. */
export async function previewOf(
  context: Context,
  transaction: Transaction,
  about: About,
): Promise<{ letter: Letter; codePicture: string | null; hasLogo: boolean; hasPicture: boolean }> {
  const letter = await factsOf(context, transaction, about);
  const code = await codeOf(letter);
  return {
    letter,
    codePicture: code && `data:image/png;base64,${Buffer.from(code).toString('base64')}`,
    hasLogo: about.invoice.document.logo !== null,
    hasPicture: await hasObject(context, transaction, 'email-signature'),
  };
}

async function factsOf(
  context: Context,
  transaction: Transaction,
  { id, invoice, reminder, link: own }: About,
): Promise<Letter> {
  const { document, open, writtenOff } = invoice;
  const link = own ?? (await publicAddress(context, transaction, id));
  const today = context.platform.clock.today();
  const colours = letterColoursOf(document.accentColor);
  return invoiceLetter({ document, open, writtenOff, link, today, colours, reminder });
}

async function codeOf({ transfer }: Letter): Promise<Uint8Array | null> {
  const payload = transfer?.code?.payload ?? null;
  return payload === null ? null : await qrPng(payload);
}

/** The mail as it leaves: its text and its HTML, with the pictures that stand in it; `link` as in `About`. */
export async function writtenLetter(
  context: Context,
  mail: { invoiceId: string; subject: string; text: string; reminder: LetterReminder | null },
  link?: string,
): Promise<{ text: string; html: string; pictures: MailPicture[] }> {
  const { letter, document } = await inSnapshot(context, async (transaction) => {
    const { invoiceId: id, reminder } = mail;
    const invoice = await loadIssuedInvoice(context, transaction, id);
    const letter = await factsOf(context, transaction, { id, invoice, reminder, link });
    return { letter, document: invoice.document };
  });
  const { businessId, platform } = context;
  const logo = document.logo === null ? null : await platform.files.get(businessId, document.logo);
  const [code, signature] = await Promise.all([codeOf(letter), readObject(context, 'email-signature')]);
  const pictures = [
    ...(logo === null ? [] : [picture('logo', logo)]),
    ...(code === null ? [] : [picture('code', code)]),
    ...(signature === null ? [] : [picture('signature', signature.bytes)]),
  ];
  const addressOf = (name: keyof LetterPictures) =>
    pictures.some(({ contentId }) => contentId === idOf(name)) ? `cid:${idOf(name)}` : null;
  const addresses = { logo: addressOf('logo'), code: addressOf('code'), signature: addressOf('signature') };
  return {
    text: letterText(mail.text, letter),
    html: letterHtml(mail, letter, addresses),
    pictures,
  };
}

function idOf(name: keyof LetterPictures): string {
  return `${name}@letter`;
}

/** Logos and signatures are PNG or JPEG, which the first byte tells apart. */
function picture(name: keyof LetterPictures, bytes: Uint8Array): MailPicture {
  const isPng = bytes[0] === 0x89;
  return {
    contentId: idOf(name),
    name: `${name}.${isPng ? 'png' : 'jpg'}`,
    contentType: isPng ? 'image/png' : 'image/jpeg',
    bytes,
  };
}
