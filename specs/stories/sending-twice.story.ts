/** What stands between one mail and two: a mail that leaves by itself while its dialog is open, one that still waits, and one that is not to go any more. */
import { MailProposal } from '@belegbar/contract/sending-letter';
import { Sending } from '@belegbar/contract/sending-messages';
import { composeMail, readSending, sendInvoice, withdrawMail } from '@belegbar/server/sending';
import { createShareLink } from '@belegbar/server/share-links';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { aDayOfWork, bills, refusalOf } from '../support/acts.ts';
import { readMail, textOf } from '../support/read-mail.ts';
import { sendingScene, TODAY } from '../support/sending-scene.ts';

const scene = sendingScene();
const { asJonas, autoSend, billed, issued, issuedWithAutoSend, mailsOf, send } = scene;

type Words = Pick<NonNullable<Parameters<typeof sendInvoice>[1]['mail']>, 'subject'>;

/** The dialog as it is opened now; what it gives is sent when asked, with other words or as they are. */
async function opensDialog(id: string) {
  const { to, cc, subject, text } = await composeMail(asJonas(), { id, kind: 'invoice' });
  return ({ again, ...words }: Partial<Words> & { again?: true } = {}) =>
    sendInvoice(asJonas(), {
      id,
      idempotencyKey: uuid(),
      again,
      mail: { to, cc, subject, text, ...words },
    });
}

test('the mail leaves by itself while its dialog is open: sent with the same words it is the same mail, and the answer names it', async () => {
  const { id } = await issuedWithAutoSend();
  scene.post.clock.pass({ minutes: 4 });
  const press = await opensDialog(id);
  scene.post.clock.pass({ minutes: 1 });
  await scene.post.round();
  const [byItself] = await mailsOf(id);
  expect(await press()).toMatchObject({ mailId: byItself?.id, mails: [{ state: 'sent', origin: 'issue' }] });
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(1);
});

test('with other words Jonas is asked first whether a second mail shall go', async () => {
  const { id } = await issuedWithAutoSend();
  scene.post.clock.pass({ minutes: 4 });
  const press = await opensDialog(id);
  scene.post.clock.pass({ minutes: 1 });
  await scene.post.round();
  expect(await refusalOf(press({ subject: 'Wie besprochen' }))).toBe('JUST_SENT');
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(1);
  await press({ subject: 'Wie besprochen', again: true });
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(2);
});

test('six minutes after it has left by itself nobody is asked any more', async () => {
  const { id } = await issuedWithAutoSend();
  scene.post.clock.pass({ minutes: 5 });
  await scene.post.round();
  scene.post.clock.pass({ minutes: 6 });
  await (await opensDialog(id))({ subject: 'Nachtrag' });
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(2);
});

test('of two mails minutes ago, the answer names the one that is repeated, not the newest', async () => {
  const { id } = await billed();
  const press = await opensDialog(id);
  const first = await press();
  const second = await press({ subject: 'Nachtrag' });
  expect(second.mailId).not.toBe(first.mailId);
  expect((await press()).mailId).toBe(first.mailId);
  expect(await mailsOf(id)).toHaveLength(2);
});

test('while the mail server is away the same words stay one mail, other words are a second one, and either is taken back', async () => {
  scene.opensPost({ server: { url: 'smtp://127.0.0.1:1' } });
  const { id } = await billed();
  const press = await opensDialog(id);
  const { mailId } = await press();
  await scene.post.round();
  scene.post.clock.pass({ minutes: 20 });
  expect((await press()).mailId, 'it still waits').toBe(mailId);
  await press({ subject: 'Nachtrag' });
  await withdrawMail(asJonas(), mailId);
  expect((await mailsOf(id)).map(({ state }) => state)).toEqual(['waiting', 'dropped']);
});

test('sending by itself is switched off within the five minutes: what waits for them does not go out', async () => {
  const { id } = await issuedWithAutoSend();
  await autoSend(false);
  expect(await mailsOf(id), 'it is said at once').toMatchObject([{ state: 'dropped' }]);
  scene.post.clock.pass({ minutes: 5 });
  await scene.post.round();
  expect(scene.server.taken).toEqual([]);
  expect(await mailsOf(id)).toMatchObject([{ state: 'dropped', origin: 'issue' }]);
});

test('due, but not gone yet when sending by itself is switched off: sent by hand in the same words it goes out, once', async () => {
  const { id } = await issuedWithAutoSend();
  scene.post.clock.pass({ minutes: 6 });
  await autoSend(false);
  const { mailId } = await (await opensDialog(id))();
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(1);
  expect(await mailsOf(id)).toMatchObject([
    { id: mailId, origin: 'hand', state: 'sent' },
    { origin: 'issue', state: 'dropped' },
  ]);
});

test('a mail that Jonas wants all the same is one mail, though its answer was lost and he presses once more', async () => {
  const { id } = await issuedWithAutoSend();
  scene.post.clock.pass({ minutes: 5 });
  await scene.post.round();
  const { to, cc, text } = await composeMail(asJonas(), { id, kind: 'invoice' });
  const wish = { id, idempotencyKey: uuid(), mail: { to, cc, text, subject: 'Nachtrag' } };
  expect(await refusalOf(sendInvoice(asJonas(), wish))).toBe('JUST_SENT');
  const { mailId } = await sendInvoice(asJonas(), { ...wish, again: true });
  expect((await sendInvoice(asJonas(), wish)).mailId).toBe(mailId);
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(2);
});

test('switched off before the queue has looked at the invoice, nothing is put in', async () => {
  await autoSend(true);
  const { id } = await issued();
  await autoSend(false);
  await scene.post.round();
  expect(await mailsOf(id)).toEqual([]);
});

test('an invoice with a title of 300 letters is proposed, sent and shown', async () => {
  const work = {
    ...aDayOfWork('brandwerk'),
    title: `Beratung ${'und Umsetzung '.repeat(20)}`.padEnd(300, 'x'),
  };
  const { id } = await bills(scene.person, TODAY, work);
  const { subject } = MailProposal.parse(await composeMail(asJonas(), { id, kind: 'invoice' }));
  expect(subject).toMatch(/^Rechnung RE-2026-0001: Beratung und .* Umsetzung…$/);
  Sending.parse(await send(id));
  await scene.post.round();
  expect(readMail(scene.server.taken[0] ?? '').headers.get('subject')).toBe(subject);
  Sending.parse(await readSending(asJonas(), id));
});

test('addresses with blanks around them are written to without them', async () => {
  const { id } = await billed();
  const mail = {
    to: [' ines@brandwerk.example '],
    cc: ['b@x.example '],
    subject: 'Rechnung',
    text: 'Anbei.',
  };
  await send(id, mail);
  expect(await send(id, mail)).toMatchObject({
    mails: [{ to: ['ines@brandwerk.example'], cc: ['b@x.example'] }],
  });
});

test.each([
  [2, false],
  [3, true],
])(
  'a link that opens for %i more days is given to the client: %s, else a new one',
  async (expiresInDays, isGiven) => {
    const { id } = await billed();
    const { token } = await createShareLink(asJonas(), {
      invoiceId: id,
      idempotencyKey: uuid(),
      expiresInDays,
    });
    await send(id);
    await scene.post.round();
    const text = textOf(readMail(scene.server.taken[0] ?? ''));
    expect(text).toContain('/public-invoice/');
    expect(text.includes(`/public-invoice/${token}`)).toBe(isGiven);
  },
);
