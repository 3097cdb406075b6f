/** The page behind a share link, as it reads before a script has run. */
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import { cancelInvoice, getInvoice, listSaidPaid, writeOffInvoice } from '@belegbar/server/invoices';
import { listNotifications } from '@belegbar/server/notifications';
import {
  createShareLink,
  listShareLinks,
  readSharedPage,
  sayToOwner,
  setShareLinkActive,
} from '@belegbar/server/share-links';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../server/platform/context.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, amends, bills, credits, receives, refusalOf } from '../support/acts.ts';
import { billsUnlocked } from '../support/amending.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';
let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
let shared: ReturnType<typeof anInvoice> | undefined;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  person = await enter(stage, jonas);
});
afterAll(() => stage.close());

/** Over 1,190.00 euros, due in 14 days. */
async function anInvoice(title = 'Beratung') {
  const invoice = await bills(person, TODAY, { ...aDayOfWork('brandwerk'), title });
  const asked = { invoiceId: invoice.id, idempotencyKey: uuid(), expiresInDays: null };
  return { invoice, token: (await createShareLink(person.on(TODAY), asked)).token };
}

async function page(token: string, asked: { language?: string; accepted?: string; on?: string } = {}) {
  const { language = '', accepted = 'en-GB', on = TODAY } = asked;
  const client: Context = { ...person.on(on), businessId: '', actor: { kind: 'public' } };
  const { body, ...rest } = await readSharedPage(client, { token, language, accepted });
  const text = body.markup
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');
  return { ...rest, markup: body.markup, text };
}

test('it says in markup alone what is to be paid, until when, how, and where the PDF is', async () => {
  const { invoice, token } = await anInvoice();
  const { status, language, title, text, markup } = await page(token);
  expect([status, language, title]).toEqual([200, 'de', `Rechnung ${invoice.number}, Weber Code`]);
  for (const wanted of [
    '1.190,00 €',
    'bis Mittwoch, 15.04.2026.',
    'Fällig in 14 Tagen',
    'DE89 3704 0044 0532 0130 00',
  ])
    expect(text).toContain(wanted);
  expect(text).toMatch(/Workshop 1 \S+ × 1\.000,00, USt\. 19 % 1\.000,00/);
  expect(markup).toContain(`href="/public-invoice/${token}.pdf"`);
  expect(markup).toContain(`src="/public-invoice/${token}/pages/1.svg"`);
  expect(markup).toMatch(/aria-label="GiroCode für die Überweisung"[^>]*><rect[^>]*\/><path d="M/);
  expect(markup).not.toMatch(/<script|style=|onclick|https?:/);
});

test('a line says when it was supplied, as a day or from one to another', async () => {
  const [line] = aDayOfWork('brandwerk').lines;
  if (line === undefined) throw new Error('A day of work has a line.');
  const lines = [
    { ...line, service: { from: '2026-03-02', to: '2026-03-06' } },
    { ...line, service: { from: '2026-03-09', to: '2026-03-09' } },
  ];
  const { id } = await bills(person, TODAY, { ...aDayOfWork('brandwerk'), lines });
  const asked = { invoiceId: id, idempotencyKey: uuid(), expiresInDays: null };
  const { text } = await page((await createShareLink(person.on(TODAY), asked)).token);
  expect(text).toContain('Leistungszeitraum 02.03.2026 bis 06.03.2026');
  expect(text).toContain('Leistung am 09.03.2026');
});

test('it speaks the language that is chosen on it, whatever the document or the browser says', async () => {
  const { token } = await anInvoice();
  const { language, text, markup } = await page(token, { language: 'en', accepted: 'de' });
  expect(language).toBe('en');
  for (const wanted of ['Amount due', '€1,190.00', 'pay by Wednesday, 15/04/2026.', 'Due in 14 days'])
    expect(text).toContain(wanted);
  expect(markup).toMatch(/href="\?lang=en"[^>]*aria-current="true"/);
});

test.each([
  ['2026-04-15', 'Heute fällig', 'Bitte zahlen Sie bis Mittwoch, 15.04.2026.'],
  ['2026-04-14', 'Morgen fällig', 'Bitte zahlen Sie bis Mittwoch, 15.04.2026.'],
  ['2026-04-16', 'Seit gestern überfällig', 'Die Zahlung war am Mittwoch, 15.04.2026 fällig.'],
  ['2026-04-20', '5 Tage überfällig', 'Die Zahlung war am Mittwoch, 15.04.2026 fällig.'],
])('on %s it says of its due day: %s, %s', async (on, word, sentence) => {
  shared ??= anInvoice();
  const { text } = await page((await shared).token, { on });
  expect(text).toContain(word);
  expect(text).toContain(sentence);
});

test('looking at it counts as no visit, as programs look into mails, too', async () => {
  const { invoice, token } = await anInvoice();
  await page(token);
  expect((await listShareLinks(person.on(TODAY), invoice.id)).links[0]?.accessCount).toBe(0);
});

test('PayPal takes the amount that is open, and the reference is the one that Jonas chose', async () => {
  const { version } = await getBusiness(person.on(TODAY));
  const changes = {
    paymentMethods: ['bankTransfer' as const, 'paypal' as const],
    paypalUsername: 'WeberCode',
    transferReference: 'creditorReference' as const,
  };
  const after = await updateBusiness(person.on(TODAY), { version, changes });
  const { invoice, token } = await anInvoice();
  await receives(person, TODAY, invoice, '190.00');
  const { markup, text } = await page(token);
  expect(markup).toContain('href="https://paypal.me/WeberCode/1000.00EUR"');
  expect(text).toContain('Noch offen');
  expect(text).toMatch(/Zweck RF\d\d \w{4}/);
  const back = { paymentMethods: ['bankTransfer' as const], transferReference: 'invoiceNumber' as const };
  await updateBusiness(person.on(TODAY), { version: after.version, changes: back });
});

test('paid in part, it tells what is left, and that the code on the document asks for more', async () => {
  const { invoice, token } = await anInvoice();
  const note = 'Der Code auf der Rechnung nennt noch den vollen Betrag.';
  expect((await page(token)).text).not.toContain(note);
  await receives(person, TODAY, invoice, '190.00');
  const { text, markup } = await page(token);
  expect(text).toContain('Teilweise bezahlt');
  expect(text).toContain('Rechnungsbetrag 1.190,00 € Bisher bezahlt −190,00 €');
  expect(text).toContain(note);
  expect(markup.match(/aria-label="GiroCode/g)).toHaveLength(1);
  expect((await page(token, { on: '2026-04-20' })).text).toContain('5 Tage überfällig');
});

test('the lines say how they come to the total', async () => {
  const { token } = await anInvoice();
  expect((await page(token)).text).toContain(
    ' Nettobetrag 1.000,00 USt. 19 % 190,00 Rechnungsbetrag 1.190,00 €',
  );
});

test('it wears the design and the accent of the invoice, by rules that name nothing from elsewhere', async () => {
  const { token } = await anInvoice();
  const { style } = await page(token);
  expect(style).toMatch(/--look-fill:#[0-9a-f]{6};/);
  expect(style).toContain('--look-face:Inter,Arial');
  expect(style).not.toMatch(/url|import|<|https?:/);
  expect((await page('a'.repeat(43))).style).toBe('');
});

test('that it is paid is said once a day, a question as often as it makes sense, and both reach the owner', async () => {
  const { invoice, token } = await anInvoice();
  const client: Context = { ...person.on(TODAY), businessId: '', actor: { kind: 'public' } };
  const says = (kind: 'paid' | 'question', text = '') => sayToOwner(client, { token, kind, text });
  await says('paid');
  await says('paid');
  await says('question', ' <b>Bestellnummer?</b>\nBitte ');
  // A page whose answer was lost says it again.
  await says('question', '<b>Bestellnummer?</b>\nBitte');
  expect(await refusalOf(says('question', ' \n '))).toBe('NOTHING_SAID');
  expect(await refusalOf(sayToOwner(client, { token: 'a'.repeat(43), kind: 'paid', text: '' }))).toBe(
    'NOT_FOUND',
  );
  const told = (await getInvoice(person.on(TODAY), invoice.id)).timeline.filter(({ by }) => by === 'client');
  expect(told.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['asked', '<b>Bestellnummer?</b>\nBitte'],
    ['saidPaid', ''],
  ]);
  const { notifications } = await listNotifications(person.on(TODAY), {
    userId: person.userId,
    language: 'de',
  });
  expect(notifications.slice(0, 2).map(({ title }) => title)).toEqual([
    `Brandwerk Digital GmbH hat eine Frage zu ${invoice.number}`,
    `Brandwerk Digital GmbH meldet ${invoice.number} als überwiesen`,
  ]);
  // Two are kept by now, and five a day are enough.
  for (const text of ['a', 'b', 'c']) await says('question', text);
  expect(await refusalOf(says('question', 'd'))).toBe('ENOUGH_SAID');
  expect((await getInvoice(person.on(TODAY), invoice.id)).status).toBe('sent');
});

test('that it is paid can be taken back on that day and the next, once, and said again', async () => {
  const { invoice, token } = await anInvoice();
  const says = (kind: 'paid' | 'notPaid', on = TODAY) =>
    sayToOwner({ ...person.on(on), businessId: '', actor: { kind: 'public' } }, { token, kind, text: '' });
  expect(await refusalOf(says('notPaid'))).toBe('NOTHING_SAID');
  await says('paid');
  expect((await page(token)).markup).toContain('data-said');
  await says('notPaid', '2026-04-02');
  await says('notPaid', '2026-04-02');
  expect((await page(token, { on: '2026-04-02' })).markup).not.toContain('data-said');
  await says('paid', '2026-04-02');
  expect(await refusalOf(says('notPaid', '2026-04-04'))).toBe('NOTHING_SAID');
  const { timeline } = await getInvoice(person.on(TODAY), invoice.id);
  const told = timeline.filter(({ by }) => by === 'client').map(({ kind }) => kind);
  expect(told.toSorted()).toEqual(['saidNotPaid', 'saidPaid', 'saidPaid']);
  const { notifications } = await listNotifications(person.on(TODAY), {
    userId: person.userId,
    language: 'en',
  });
  expect(notifications.map(({ title }) => title)).toContain(
    `Brandwerk Digital GmbH has not paid ${invoice.number} after all`,
  );
});

test('that it is paid is awaited for a week and known as long as money is open, unless it is taken back', async () => {
  const { invoice, token } = await anInvoice();
  const says = (kind: 'paid' | 'notPaid' | 'question', on: string, text = '') =>
    sayToOwner({ ...person.on(on), businessId: '', actor: { kind: 'public' } }, { token, kind, text });
  const known = async (on: string) =>
    (await listSaidPaid(person.on(on))).invoices.filter(({ id }) => id === invoice.id);
  expect(await known('2026-05-04')).toEqual([]);
  await says('paid', '2026-05-04');
  await says('question', '2026-05-05', 'Passt das so?');
  const said = { id: invoice.id, saidOn: '2026-05-04' };
  const [awaited, notCome] = [[{ ...said, isAwaited: true }], [{ ...said, isAwaited: false }]];
  expect([await known('2026-05-04'), await known('2026-05-10')]).toEqual([awaited, awaited]);
  expect([await known('2026-05-11'), await known('2026-08-11')]).toEqual([notCome, notCome]);
  await says('notPaid', '2026-05-05');
  expect(await known('2026-05-05')).toEqual([]);
  const stranger = await enter(stage, { ...jonas, email: `${uuid()}@studio.example` });
  await says('paid', '2026-05-06');
  expect(await listSaidPaid(stranger.on('2026-05-06'))).toEqual({ invoices: [] });
  expect(await known('2026-05-06')).toHaveLength(1);
  await receives(person, '2026-05-07', invoice, '1190.00');
  expect(await known('2026-05-07')).toEqual([]);
});

test('a question speaks in the app, never in a mail of the product, where its words could pretend', async () => {
  const { invoice, token } = await anInvoice();
  const client: Context = { ...person.on(TODAY), businessId: '', actor: { kind: 'public' } };
  await sayToOwner(client, { token, kind: 'question', text: 'Konto gesperrt: https://belegbar.example' });
  const { rows } = await fresh.superuser.query('select text, html from outbox_mails where subject = $1', [
    `Brandwerk Digital GmbH hat eine Frage zu ${invoice.number}`,
  ]);
  expect(rows).toHaveLength(1);
  for (const part of [rows[0].text, rows[0].html]) {
    expect(part).toContain('steht im Verlauf der Rechnung.');
    expect(part).not.toContain('gesperrt');
  }
});

test('of an edition that replaced another it does not say that nothing has changed', async () => {
  const { person: unlocked, invoice } = await billsUnlocked(stage);
  const asked = { invoiceId: invoice.id, idempotencyKey: uuid(), expiresInDays: null };
  const { token } = await createShareLink(unlocked.on('2026-02-20'), asked);
  expect((await page(token, { on: '2026-02-20' })).text).toContain('seitdem unverändert');
  await amends(unlocked, '2026-02-21', await getInvoice(unlocked.on('2026-02-21'), invoice.id), {
    title: 'Anderes',
  });
  const { text } = await page(token, { on: '2026-02-22' });
  expect(text).toContain('Anderes');
  expect(text).toContain('Ausgestellt mit Belegbar, Fassung 2 vom 21.02.2026');
  expect(text).not.toContain('unverändert');
});

test('nobody says of what is not owed that it is paid, nor anything behind a link that is off', async () => {
  const client: Context = { ...person.on(TODAY), businessId: '', actor: { kind: 'public' } };
  const paid = await anInvoice();
  await receives(person, TODAY, paid.invoice, '1190.00');
  const cancelled = await anInvoice();
  await cancelInvoice(person.on(TODAY), { id: cancelled.invoice.id, idempotencyKey: uuid() });
  for (const { token } of [paid, cancelled]) {
    expect(await refusalOf(sayToOwner(client, { token, kind: 'paid', text: '' }))).toBe('NOTHING_SAID');
    expect(await sayToOwner(client, { token, kind: 'question', text: '?' })).toEqual({ said: true });
  }
  const { invoice, token } = await anInvoice();
  const { links } = await listShareLinks(person.on(TODAY), invoice.id);
  await setShareLinkActive(person.on(TODAY), { id: links[0]?.id ?? '', active: false });
  expect(await refusalOf(sayToOwner(client, { token, kind: 'question', text: '?' }))).toBe('NOT_FOUND');
});

test('its owner has nothing to say to themselves', async () => {
  const { token } = await anInvoice();
  const actor = { kind: 'public', visitorBusinessId: person.businessId } as const;
  const himself: Context = { ...person.on(TODAY), businessId: '', actor };
  expect(await refusalOf(sayToOwner(himself, { token, kind: 'paid', text: '' }))).toBe('NOTHING_SAID');
});

test('paid or cancelled, it asks for nothing', async () => {
  const paid = await anInvoice();
  await receives(person, TODAY, paid.invoice, '1190.00');
  const cancelled = await anInvoice();
  await cancelInvoice(person.on(TODAY), { id: cancelled.invoice.id, idempotencyKey: uuid() });
  const [done, void_] = [await page(paid.token), await page(cancelled.token)];
  expect(done.text).toContain('Bezahlt am 01.04.2026 Vielen Dank.');
  expect(void_.text).toContain('Diese Rechnung wurde storniert. Bitte zahlen Sie sie nicht.');
  expect(void_.text).toContain('Storniert');
  for (const { text } of [done, void_]) expect(text).not.toMatch(/IBAN|GiroCode|Fällig/);
});

test('what was given up or credited in full is not said to be paid', async () => {
  const givenUp = await anInvoice();
  await receives(person, TODAY, givenUp.invoice, '190.00');
  await writeOffInvoice(person.on(TODAY), { id: givenUp.invoice.id, idempotencyKey: uuid() });
  const credited = await anInvoice();
  await credits(person, TODAY, credited.invoice, '1000.00');
  const [closed, reduced] = [await page(givenUp.token), await page(credited.token)];
  expect(reduced.text).toContain('Rechnungsbetrag 1.190,00 € Es ist nichts mehr zu zahlen. PDF');
  expect(closed.text).toContain('Rechnungsbetrag 1.190,00 € PDF');
  for (const { text } of [closed, reduced]) expect(text).not.toMatch(/[Bb]ezahlt|IBAN|Fällig/);
});

test('what a person has written stays text', async () => {
  const { token } = await anInvoice('<script>alert(1)</script> & "Co."');
  const { markup } = await page(token);
  expect(markup).toContain('&#60;script&#62;alert(1)&#60;/script&#62; &#38; &#34;Co.&#34;');
  expect(markup).not.toContain('<script');
});

test.each([
  [
    'de-DE,de;q=0.9',
    'de',
    'Die gewünschte Rechnung wurde nicht gefunden oder ist nicht öffentlich zugänglich.',
  ],
  ['fr', 'en', 'The requested invoice could not be found or is not publicly available.'],
])('a link that nobody made says so to a browser of "%s"', async (accepted, language, sentence) => {
  const unknown = await page('a'.repeat(43), { accepted });
  expect([unknown.status, unknown.language]).toEqual([404, language]);
  expect(unknown.text).toContain(sentence);
});
