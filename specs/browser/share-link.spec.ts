import { randomUUID } from 'node:crypto';
import type { Request } from '@playwright/test';
import { jonas } from '../cast/jonas.ts';
import type { Actor } from './support/actor.ts';
import { INVOICE_WITH_EXPIRED_LINK } from './support/expired-link.ts';
import { expect, type Stage, test } from './support/stage.ts';

const SENTENCES = {
  en: [
    'The requested invoice could not be found or is not publicly available.',
    'Please contact the sender to provide you with a valid share link.',
  ],
  de: [
    'Die gewünschte Rechnung wurde nicht gefunden oder ist nicht öffentlich zugänglich.',
    'Bitte wenden Sie sich an den Absender, um einen gültigen Link zu erhalten.',
  ],
};

interface Link {
  id: string;
  token: string;
}

/** Jonas with an issued invoice over 1190.00 and a link to it. */
async function withLink(stage: Stage): Promise<{ person: Actor; invoiceId: string; link: Link }> {
  const person = await stage.newcomer(jonas);
  const invoice = await person.hasIssued({
    client: 'Brandwerk Digital GmbH',
    title: 'Workshop',
    price: '1000',
  });
  return { person, invoiceId: invoice.id, link: await linkTo(person, invoice.id) };
}

function linkTo(person: Actor, invoiceId: string): Promise<Link> {
  const idempotencyKey = randomUUID();
  return person.call<Link>('shareLinks/create', { invoiceId, idempotencyKey, expiresInDays: 30 });
}

test('the link opens without an account, and Jonas sees that it was opened', async ({ stage }) => {
  const { person, invoiceId, link } = await withLink(stage);
  const client = await stage.stranger('de');
  const answer = await client.page.goto(`/public-invoice/${link.token}`);
  expect(answer?.status()).toBe(200);
  await expect(client.page.getByText('1.190,00 €').first()).toBeVisible();
  await expect(client.page.getByText('Bitte zahlen Sie bis Mittwoch, 02.12.2026.')).toBeVisible();
  await expect(client.page.getByRole('img', { name: 'GiroCode für die Überweisung' })).toBeVisible();
  await expect(client.page.getByRole('img', { name: /Seite 1 von 1/ })).toBeVisible();
  await client.page.getByRole('link', { name: 'EN, English' }).click();
  await expect(client.page.getByText('Please pay by Wednesday, 02/12/2026.')).toBeVisible();
  await expect(client.page.locator('html')).toHaveAttribute('lang', 'en');
  await person.opens(`/invoice/${invoiceId}`);
  await expect(person.page.getByText(/1 Aufruf, am 18\.11\.2026/)).toBeVisible();
  await person.seesState('seen');
});

test('on a phone without a script the page says what to pay, until when and how, above the fold', async ({
  stage,
}) => {
  const { link } = await withLink(stage);
  const bare = { viewport: { width: 375, height: 667 }, javaScriptEnabled: false };
  const { page } = await stage.stranger('de', bare);
  await page.goto(`/public-invoice/${link.token}`);
  const wanted = ['1.190,00 €', 'Bitte zahlen Sie bis Mittwoch, 02.12.2026.', 'DE89 3704 0044 0532 0130 00'];
  for (const text of wanted) await expect(page.getByText(text).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'PDF herunterladen' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'GiroCode für die Überweisung' })).toBeVisible();
  const picture = page.getByRole('img', { name: /Seite 1 von 1/ });
  await expect(picture).toHaveJSProperty('complete', true);
});

test('beside a long sender the languages stay on one line on a phone', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { version } = await person.call<{ version: number }>('business/get');
  const businessName = `Kluge & Söhne ${'Donaudampfschifffahrtselektrizitäten'.repeat(2)}gesellschaft`;
  await person.call('business/update', { changes: { businessName }, version });
  const client = 'Brandwerk Digital GmbH';
  const { id } = await person.hasIssued({ client, title: 'Workshop', price: '1000' });
  const { token } = await linkTo(person, id);
  const { page } = await stage.stranger('de', { viewport: { width: 375, height: 667 } });
  await page.goto(`/public-invoice/${token}`);
  for (const name of ['DE, Deutsch', 'EN, English'])
    expect((await page.getByRole('link', { name }).boundingBox())?.height).toBeLessThan(40);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(375);
});

test('a link that never was, one that is off and one that has expired are answered alike', async ({
  stage,
}) => {
  const { person, link: off } = await withLink(stage);
  await person.call('shareLinks/setActive', { id: off.id, active: false });
  const expired = await expiredToken(await stage.inTheBooksOf('jonas'));
  for (const language of ['de', 'en'] as const) {
    const client = await stage.stranger(language, { locale: language === 'de' ? 'de-DE' : 'en-GB' });
    for (const token of [off.token, expired, 'a'.repeat(off.token.length), 'x'])
      for (const path of [token, `${token}.pdf`])
        expect((await client.page.request.get(`/public-invoice/${path}`)).status()).toBe(404);
    await client.opens(`/public-invoice/${expired}`);
    for (const sentence of SENTENCES[language]) await expect(client.page.getByText(sentence)).toBeVisible();
  }
});

test('the page is light: it loads nothing of the app', async ({ stage }) => {
  const { link } = await withLink(stage);
  const client = await stage.stranger('de', { viewport: { width: 375, height: 720 }, isNew: true });
  const finished: Request[] = [];
  client.page.on('requestfinished', (request) => finished.push(request));
  await client.opens(`/public-invoice/${link.token}`);
  await expect(client.page.getByRole('img', { name: /Seite 1 von 1/ })).toBeVisible();
  const scripts = finished.filter((request) => request.resourceType() === 'script');
  expect(await kilobytesOf(scripts), 'kilobytes of scripts, compressed').toBeLessThan(10);
  const fonts = finished.filter((request) => request.resourceType() === 'font');
  const others = finished.filter((request) => request.resourceType() !== 'font');
  expect(await kilobytesOf(fonts), 'kilobytes of the typeface of the design, two weights').toBeLessThan(50);
  expect(await kilobytesOf(others), 'kilobytes of everything else, compressed').toBeLessThan(50);
});

async function kilobytesOf(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
}

/** Also sees in the books that it has expired. */
async function expiredToken(person: Actor): Promise<string> {
  const { page, say, call } = person;
  const { invoices } = await call<{ invoices: { id: string }[] }>('invoices/list', {
    search: INVOICE_WITH_EXPIRED_LINK,
  });
  const invoiceId = invoices[0]?.id ?? '';
  await person.opens(`/invoice/${invoiceId}?share=link`);
  await expect(page.getByRole('switch', { name: say('invoices:link.expired') })).not.toBeChecked();
  const { links } = await call<{ links: Link[] }>('shareLinks/list', { invoiceId });
  return links[0]?.token ?? '';
}
