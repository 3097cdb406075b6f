/** A mail to oneself before the client gets it: the very letter, marked, and nothing of it counts as sent. */
import { sendTest } from '@belegbar/server/sending';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { refusalOf } from '../support/acts.ts';
import { htmlOf, readMail, textOf } from '../support/read-mail.ts';
import { CLIENT, sendingScene } from '../support/sending-scene.ts';

const scene = sendingScene();
const { asJonas, billed, mailsOf, send, timeline } = scene;

const LETTER = { to: [CLIENT], cc: ['chefin@brandwerk.example'], subject: 'Rechnung', text: 'Anbei.' };
const tests = (id: string, mail = LETTER) =>
  sendTest(asJonas(), { id, kind: 'invoice', idempotencyKey: uuid(), mail });

async function confirms(isConfirmed = true): Promise<string> {
  const { rows } = await scene.superuser.query<{ email: string }>(
    'update users set email_verified = $2 where id = $1 returning email',
    [scene.person.userId, isConfirmed],
  );
  return rows[0]?.email ?? '';
}

test('Jonas sends himself a test: it reaches him alone, marked, with the PDF, and the invoice is no more sent than before', async () => {
  const own = await confirms();
  const invoice = await billed();
  const before = await timeline(invoice.id);
  expect(await tests(invoice.id)).toEqual({ to: own });
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(1);
  const mail = readMail(scene.server.taken[0] ?? '');
  expect(mail.headers.get('to')).toBe(own);
  expect(mail.headers.has('cc')).toBe(false);
  expect(mail.headers.get('subject')).toBe('[Test] Rechnung');
  expect(textOf(mail)).toContain('Anbei.');
  expect(htmlOf(mail)).toContain(`href="https://books.example/invoice/${invoice.id}"`);
  expect(htmlOf(mail)).not.toContain('public-invoice');
  expect(mail.parts.some(({ fileName }) => fileName === `${invoice.number}.pdf`)).toBe(true);
  expect(await mailsOf(invoice.id)).toEqual([]);
  // The PDF had to be there to be looked at.
  const after = await timeline(invoice.id);
  expect(after.filter(({ kind }) => kind !== 'documentStored')).toEqual(before);
});

test('a test keeps no mail to the client back', async () => {
  await confirms();
  const invoice = await billed();
  await tests(invoice.id, { ...LETTER, to: [] });
  await send(invoice.id, LETTER);
  await scene.post.round();
  const addressed = scene.server.taken.map((raw) => readMail(raw).headers.get('to'));
  expect(addressed).toContain(CLIENT);
});

test('ten tests go out in an hour, and the same key is the same test', async () => {
  await confirms();
  const { id } = await billed();
  const order = { id, kind: 'invoice', idempotencyKey: uuid(), mail: LETTER } as const;
  for (let again = 0; again < 3; again++) await sendTest(asJonas(), order);
  for (let further = 1; further < 10; further++) await tests(id);
  expect(await refusalOf(tests(id))).toBe('ENOUGH_TESTS');
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(10);
});

test('an account whose address nobody has confirmed sends no test, and a stranger none of another’s invoice', async () => {
  await confirms(false);
  const { id } = await billed();
  expect(await refusalOf(tests(id))).toBe('NO_ADDRESS');
  await confirms();
  expect(await refusalOf(tests(uuid()))).toBe('NOT_FOUND');
});
