/** Invoices leave by a real mail server: in the client's words, with the stored PDF, once, by hand and by themselves. */

import { letterText } from '@belegbar/domain/sending';
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import { cancelInvoice, downloadInvoicePdf } from '@belegbar/server/invoices';
import { composeMail, sendInvoice, withdrawMail } from '@belegbar/server/sending';
import { createShareLink, listShareLinks } from '@belegbar/server/share-links';
import { uploadObject, urlSigner } from '@belegbar/server/storage';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, drafts, refusalOf } from '../support/acts.ts';
import { pngOf } from '../support/pictures.ts';
import { htmlOf, readMail, textOf } from '../support/read-mail.ts';
import { CLIENT, sendingScene, TODAY } from '../support/sending-scene.ts';

const scene = sendingScene();
const { asJonas, bell, billed, issuedWithAutoSend, lastMail, mailsOf, send, timeline } = scene;

/** Below his mails stands a picture from now on. */
async function signs(): Promise<void> {
  const signer = urlSigner(['a secret of this story alone, long enough']);
  await uploadObject(scene.person.on(TODAY), signer, { name: 'email-signature', file: pngOf(12) });
}

test('Jonas sends an invoice: German words from him, the stored PDF, and a line in the timeline', async () => {
  scene.opensPost({ paper: 'real' });
  const invoice = await billed();
  expect(await send(invoice.id)).toMatchObject({
    mails: [{ state: 'waiting', to: [CLIENT], origin: 'hand' }],
  });
  expect(await scene.post.round()).toEqual([]);
  expect(scene.server.taken).toHaveLength(1);
  const mail = readMail(scene.server.taken[0] ?? '');
  const { id } = await lastMail(invoice.id);
  expect(mail.headers.get('message-id')).toBe(`<${id}@books.example>`);
  expect(mail.headers.get('from')).toBe('Weber Code <post@books.example>');
  expect(mail.headers.get('reply-to')).toBe(jonas.profile.email);
  expect(mail.headers.get('to')).toBe(CLIENT);
  expect(mail.headers.get('subject')).toBe(`Rechnung ${invoice.number}: Beratung`);
  expect(mail.headers.has('auto-submitted')).toBe(false);
  expect(textOf(mail)).toContain('Sehr geehrte Frau Kettler,\n\nanbei erhalten Sie die Rechnung');
  expect(textOf(mail)).toContain('vom 02.03.2026 über 1.190,00\u00a0€.');
  const pdf = mail.parts.find(({ type }) => type === 'application/pdf');
  expect(pdf?.fileName).toBe(`${invoice.number}.pdf`);
  const stored = await downloadInvoicePdf(asJonas(), invoice.id);
  expect(pdf?.bytes.equals(Buffer.from(stored.bytes))).toBe(true);
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'sent', failure: null });
  const [sent] = await timeline(invoice.id);
  expect(sent).toMatchObject({ kind: 'sent', detail: CLIENT, by: 'owner' });
});

test('a client who reads English gets English words, a link that opens, and the signature below them', async () => {
  const invoice = await bills(scene.person, TODAY, aDayOfWork('harbor'));
  await signs();
  const { token } = await createShareLink(asJonas(), {
    invoiceId: invoice.id,
    idempotencyKey: uuid(),
    expiresInDays: 30,
  });
  const proposal = await composeMail(asJonas(), { id: invoice.id, kind: 'invoice' });
  expect(proposal).toMatchObject({ hasPicture: true, attachments: [`${invoice.number}.pdf`] });
  expect(proposal.subject).toBe(`Invoice ${invoice.number}: Beratung`);
  const address = `https://books.example/public-invoice/${token}`;
  expect(proposal.letter.button).toEqual({ label: 'View and pay', href: address });
  await send(invoice.id);
  await scene.post.round();
  const mail = readMail(scene.server.taken[0] ?? '');
  expect(textOf(mail)).toBe(letterText(proposal.text, proposal.letter));
  expect(htmlOf(mail)).toContain(`href="${address}"`);
  expect(htmlOf(mail)).toContain('src="cid:signature@letter"');
  expect(mail.parts.map(({ type }) => type).toSorted()).toEqual([
    'application/pdf',
    'image/png',
    'image/png',
    'text/html',
    'text/plain',
  ]);
});

test('without a link one is made, the code asks for the open amount, and the mail is a letter in two parts', async () => {
  const invoice = await billed();
  const proposal = await composeMail(asJonas(), { id: invoice.id, kind: 'invoice' });
  expect(proposal.letter.button?.href).toBeNull();
  await send(invoice.id);
  await scene.post.round();
  const { links } = await listShareLinks(asJonas(), invoice.id);
  // 2 March and 60 days.
  expect(links).toMatchObject([{ active: true, expiresOn: '2026-05-01' }]);
  const raw = scene.server.taken[0] ?? '';
  const mail = readMail(raw);
  const address = `https://books.example/public-invoice/${links[0]?.token}`;
  expect(htmlOf(mail)).toContain(`href="${address}"`);
  expect(textOf(mail)).toContain(`Ansehen und bezahlen:\n${address}`);
  expect(raw).toContain('multipart/alternative');
  expect(raw).toMatch(/Content-Id: <code@letter>/i);
  expect(htmlOf(mail)).toContain('src="cid:code@letter"');
  expect(htmlOf(mail).length).toBeLessThan(102_000);
  await send(invoice.id, { ...proposal, subject: 'Noch einmal' });
  expect((await listShareLinks(asJonas(), invoice.id)).links).toHaveLength(1);
});

test('a business without an address of its own is answered at the confirmed one of the account', async () => {
  const { version } = await getBusiness(asJonas());
  await updateBusiness(asJonas(), { version, changes: { email: '' } });
  const { id } = await billed();
  const { replyTo, text } = await composeMail(asJonas(), { id, kind: 'invoice' });
  expect(replyTo).toMatch(/@studio\.example$/);
  expect(text).toContain('antworten Sie einfach auf diese E-Mail');
  await send(id);
  await scene.post.round();
  expect(readMail(scene.server.taken[0] ?? '').headers.get('reply-to')).toBe(replyTo);
  await scene.superuser.query('update users set email_verified = false where email = $1', [replyTo]);
  const unconfirmed = await composeMail(asJonas(), { id, kind: 'invoice' });
  expect(unconfirmed.replyTo).toBe('');
  expect(unconfirmed.text).not.toContain('antworten');
});

test('what Jonas changed goes out exactly so, to whom he named', async () => {
  const invoice = await billed();
  const mail = {
    to: ['ines@brandwerk.example'],
    cc: ['buchhaltung@brandwerk.example'],
    subject: 'Wie besprochen: Übersicht & Rechnung',
    text: 'Hallo Ines,\n\n.\nEin Punkt allein, <b>kein</b> Markup, 100 % "so".\n\nJonas',
  };
  await send(invoice.id, mail);
  await scene.post.round();
  const sent = readMail(scene.server.taken[0] ?? '');
  expect(sent.headers.get('to')).toBe('ines@brandwerk.example');
  expect(sent.headers.get('cc')).toBe('buchhaltung@brandwerk.example');
  expect(sent.headers.get('subject')).toBe(mail.subject);
  const [words, closing] = [
    'Hallo Ines,\n\n.\nEin Punkt allein, <b>kein</b> Markup, 100 % "so".\n\n',
    '\n\nJonas',
  ];
  expect(words.trimEnd() + closing).toBe(mail.text);
  expect(textOf(sent).startsWith(words) && textOf(sent).endsWith(closing)).toBe(true);
  expect(htmlOf(sent)).toContain('Ein Punkt allein, &lt;b&gt;kein&lt;/b&gt; Markup, 100 % &quot;so&quot;.');
});

test.each([
  ['nobody', { to: [] }, 'to', 'mail.to.missing'],
  ['half an address', { to: ['ines@'] }, 'to.0', 'email.form'],
  ['one address twice', { to: [CLIENT], cc: [CLIENT.toUpperCase()] }, 'cc.0', 'email.twice'],
  ['no subject', { subject: ' ' }, 'subject', 'mail.subject.missing'],
  ['no text', { text: '\n' }, 'text', 'mail.text.missing'],
])('a mail with %s is refused at its field', async (_, wrong, field, code) => {
  const invoice = await billed();
  const mail = { to: [CLIENT], cc: [], subject: 'Rechnung', text: 'Anbei.', ...wrong };
  await expect(send(invoice.id, mail)).rejects.toMatchObject({
    code: 'INVALID',
    data: { problems: [{ field, code }] },
  });
  expect(scene.post.waiting).toEqual([]);
});

test('a double click, a second tab and a repeated call send once', async () => {
  const invoice = await billed();
  const idempotencyKey = uuid();
  const press = () => sendInvoice(asJonas(), { id: invoice.id, idempotencyKey });
  await Promise.all([press(), press()]);
  await Promise.all([send(invoice.id), send(invoice.id)]);
  await scene.post.round();
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(1);
  expect(await mailsOf(invoice.id)).toHaveLength(1);
});

test('a link with parameters stays whole', async () => {
  const invoice = await billed();
  const text =
    'Termin: https://termin.example/buchen?a=1&b=2&c=. Siehe <https://x.example/y>, "https://x.example/z".';
  await send(invoice.id, { to: [CLIENT], cc: [], subject: 'Rechnung', text });
  await scene.post.round();
  const html = htmlOf(readMail(scene.server.taken[0] ?? ''));
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  expect(links.slice(0, 3)).toEqual([
    'https://termin.example/buchen?a=1&amp;b=2&amp;c=',
    'https://x.example/y',
    'https://x.example/z',
  ]);
});

test('neither a draft nor what was cancelled is sent', async () => {
  const draft = await drafts(scene.person, TODAY, aDayOfWork('brandwerk'));
  expect(await refusalOf(send(draft.id))).toBe('NOT_ISSUED');
  const cancelled = await billed();
  await cancelInvoice(asJonas(), { id: cancelled.id, idempotencyKey: uuid() });
  expect(await refusalOf(send(cancelled.id))).toBe('ALREADY_CANCELLED');
});

test('with sending by itself switched on, an issued invoice goes out after five minutes', async () => {
  const invoice = await issuedWithAutoSend();
  expect(await lastMail(invoice.id)).toMatchObject({
    state: 'waiting',
    origin: 'issue',
    notBefore: '2026-03-02T12:05:00.000Z',
  });
  scene.post.clock.pass({ minutes: 4 });
  await scene.post.round();
  expect(scene.server.taken).toEqual([]);
  scene.post.clock.pass({ minutes: 1 });
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(1);
  expect(readMail(scene.server.taken[0] ?? '').headers.get('auto-submitted')).toBe('auto-generated');
  expect((await timeline(invoice.id))[0]).toMatchObject({ by: 'program' });
});

test('cancelled, taken back or sent by hand within the five minutes, it does not go out by itself', async () => {
  const cancelled = await issuedWithAutoSend();
  await cancelInvoice(asJonas(), { id: cancelled.id, idempotencyKey: uuid() });
  const takenBack = await issuedWithAutoSend();
  await withdrawMail(asJonas(), (await lastMail(takenBack.id)).id);
  const byHand = await issuedWithAutoSend();
  await send(byHand.id);
  scene.post.clock.pass({ minutes: 6 });
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(1);
  for (const { id } of [cancelled, takenBack]) expect(await lastMail(id)).toMatchObject({ state: 'dropped' });
  expect((await mailsOf(byHand.id)).map(({ state }) => state)).toEqual(['sent', 'dropped']);
});

test('an address that was kept when two dots in a row were let through silences nothing: Jonas sees what the mail server says to it', async () => {
  await scene.superuser.query("update clients set email = 'max..muster@docomo.example' where id = $1", [
    scene.person.clients.brandwerk,
  ]);
  const { id, number } = await issuedWithAutoSend();
  scene.post.clock.pass({ minutes: 5 });
  await scene.post.round();
  expect(await lastMail(id)).toMatchObject({ origin: 'issue', state: 'failed', failure: 'refused' });
  expect((await lastMail(id)).failureText).toContain('501');
  expect(await bell()).toContain(`Die E-Mail zu ${number} hat max..muster@docomo.example nicht erreicht`);
  const { to, cc, subject, text } = await composeMail(asJonas(), { id, kind: 'invoice' });
  expect(await refusalOf(send(id, { to, cc, subject, text }))).toBe('INVALID');
});
