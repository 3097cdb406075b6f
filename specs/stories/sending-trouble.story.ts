/** Workers that die, mail servers that are down, and addresses that are refused: no mail is lost, none goes out twice, and it is told at the invoice. */
import { downloadInvoicePdf } from '@belegbar/server/invoices';
import { expect, test } from 'vitest';
import { startMailServer } from '../support/mail-server.ts';
import type { PostOffice } from '../support/post.ts';
import { readMail } from '../support/read-mail.ts';
import { CLIENT, sendingScene } from '../support/sending-scene.ts';

const scene = sendingScene();
const { asJonas, bell, billed, lastMail, send, timeline } = scene;

const kinds = async (id: string) => (await timeline(id)).map(({ kind }) => kind);

async function mailedAt(id: string): Promise<Date | null> {
  const { rows } = await scene.superuser.query('select mailed_at from invoices where id = $1', [id]);
  return rows[0].mailed_at;
}

test('two workers that take the same mail at once send it once', async () => {
  const invoice = await billed();
  await send(invoice.id);
  await downloadInvoicePdf(asJonas(), invoice.id);
  const tries = await Promise.allSettled([deliverOn(scene.post.platform), deliverOn(scene.post.platform)]);
  expect(tries.map(({ status }) => status)).toContain('fulfilled');
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(1);
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'sent' });
});

test('a worker that dies before the end of the mail has sent nothing: the next one sends it', async () => {
  const invoice = await billed();
  await send(invoice.id);
  const dying = { ...scene.post.platform.mailer, deliver: () => Promise.reject(new Error('killed')) };
  const platform = { ...scene.post.platform, mailer: dying };
  await expect(deliverOn(platform)).rejects.toThrow('killed');
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(1);
});

test('a worker that dies after the end of the mail has sent it: nobody sends it again, and Jonas is told', async () => {
  const invoice = await billed();
  await send(invoice.id);
  const { mailer } = scene.post.platform;
  const dying: typeof mailer.deliver = async (...mail) => {
    await mailer.deliver(...mail);
    throw new Error('killed');
  };
  await expect(deliverOn({ ...scene.post.platform, mailer: { ...mailer, deliver: dying } })).rejects.toThrow(
    'killed',
  );
  await scene.post.round();
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'handedOver' });
  scene.post.clock.pass({ minutes: 3 });
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(1);
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'unsure', failure: 'unsure' });
  expect(await kinds(invoice.id)).toContain('sendUnsure');
});

async function deliverOn(platform: PostOffice['platform']): Promise<void> {
  const { sendingJobs } = await import('@belegbar/server/sending');
  const [job] = scene.post.waiting;
  await sendingJobs
    .find(({ name }) => name === job?.name)
    ?.handle(platform, job?.payload ?? { businessId: '' });
}

test('where the line breaks before the answer, the mail is not sent again by itself', async () => {
  const invoice = await billed();
  await send(invoice.id);
  scene.server.hangUpOnce();
  await scene.post.round();
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(1);
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'unsure' });
});

test('the mail server is down for an hour: the mail waits, says so, and arrives with the id it had', async () => {
  const { port } = new URL(scene.server.url);
  await scene.server.close();
  const invoice = await billed();
  await send(invoice.id);
  for (let minutes = 0; minutes < 60; minutes += 20) {
    expect(await scene.post.round()).toHaveLength(1);
    scene.post.clock.pass({ minutes: 20 });
  }
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'waiting', tries: 3, failure: 'unreachable' });
  scene.server = await startMailServer(Number(port));
  expect(await scene.post.round()).toEqual([]);
  const { id, state } = await lastMail(invoice.id);
  expect(state).toBe('sent');
  expect(scene.server.taken).toHaveLength(1);
  expect(readMail(scene.server.taken[0] ?? '').headers.get('message-id')).toBe(`<${id}@books.example>`);
});

test('after a day of trying in vain the invoice and the bell say so, and sending again is a new act', async () => {
  const invoice = await billed();
  await send(invoice.id);
  scene.server.putOff(1);
  await scene.post.round();
  await scene.post.giveUp();
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'failed', failure: 'unreachable', tries: 1 });
  expect((await lastMail(invoice.id)).failureText).toContain('451');
  expect(await kinds(invoice.id)).toContain('sendFailed');
  await send(invoice.id);
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(1);
});

test('an address that the mail server refuses for good is told at once, with its reason', async () => {
  const invoice = await billed();
  scene.server.refuse(CLIENT);
  await send(invoice.id);
  expect(await scene.post.round()).toEqual([]);
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'failed', failure: 'refused' });
  expect((await lastMail(invoice.id)).failureText).toContain('550');
  expect(await bell()).toContain(`Die E-Mail zu ${invoice.number} hat ${CLIENT} nicht erreicht`);
  expect(await mailedAt(invoice.id)).toBeNull();
});

test('of two addresses one is refused: the other has the mail, and Jonas hears of the one', async () => {
  const invoice = await billed();
  const copy = 'alt@brandwerk.example';
  scene.server.refuse(copy);
  await send(invoice.id, { to: [CLIENT], cc: [copy], subject: 'Rechnung', text: 'Anbei.' });
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(1);
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'sent', failure: 'refused', refused: [copy] });
  expect(await bell()).toContain(`Die E-Mail zu ${invoice.number} hat ${copy} nicht erreicht`);
});

test.each([
  ['in capitals', 'Alt@Brandwerk.EXAMPLE', 'Alt@brandwerk.example'],
  ['with an umlaut', 'alt@münchen.example', 'alt@münchen.example'],
])('an address %s that is refused is told as Jonas wrote it', async (_, copy, read) => {
  const invoice = await billed();
  scene.server.refuse(read);
  await send(invoice.id, { to: [CLIENT], cc: [copy], subject: 'Rechnung', text: 'Anbei.' });
  await scene.post.round();
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'sent', failure: 'refused', refused: [copy] });
  const [sent] = await timeline(invoice.id);
  expect(sent).toMatchObject({ kind: 'sent', detail: CLIENT });
});

test('an address that the mail server only puts off is not told as a wrong one', async () => {
  const invoice = await billed();
  const copy = 'voll@brandwerk.example';
  scene.server.refuse(copy, 450);
  await send(invoice.id, { to: [CLIENT], cc: [copy], subject: 'Rechnung', text: 'Anbei.' });
  await scene.post.round();
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'sent', failure: 'putOff', refused: [copy] });
  expect((await lastMail(invoice.id)).failureText).toContain('450');
});
