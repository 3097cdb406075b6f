/** What a mail to a client says beside its words, and that its HTML stays what mail programs can show. */
import { TEMPLATES } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import type { Cents, Decimal } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { invoiceLetter, type LetterReminder } from './letter-facts.ts';
import { letterHtml, letterStyle, NO_PICTURES } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { wordsAround } from './words.ts';

const COLOURS = {
  fill: '#2456a6',
  onFill: '#ffffff',
  ink: '#2456a6',
  night: '#8ab0f0',
  tint: '#e5ebf5',
  band: '#14181f',
  onBand: '#b8923a',
};

const LINK = 'https://books.example/public-invoice/a-token';

/** RE-1 of Lena's over 1,190.00. */
function letterOf(
  changes: Partial<InvoiceDocument> = {},
  money: { open?: number; writtenOff?: number; today?: string; reminder?: LetterReminder } = {},
) {
  const { open = 119_000, writtenOff = 0, today = '2026-03-02', reminder = null } = money;
  const document = {
    kind: 'invoice',
    number: 'RE-1',
    language: 'de',
    currency: 'EUR',
    invoiceDate: day('2026-03-02'),
    dueDate: day('2026-03-16'),
    servicePeriod: { from: day('2026-02-01'), to: day('2026-02-28') },
    totals: { gross: 119_000 },
    sender: {
      fullName: 'Lena Vogt',
      businessName: '',
      address: { street: 'Gartenweg 4', addition: '', postCode: '50968', city: 'Köln', country: 'DE' },
      email: 'lena@vogt.example',
      phone: '',
      vatId: '',
    },
    bank: { accountHolder: '', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', bankName: '' },
    preceding: null,
    template: 'standard',
    ...changes,
  } as InvoiceDocument;
  return invoiceLetter({
    document,
    open: open as Cents,
    writtenOff: writtenOff as Cents,
    link: LINK,
    today: day(today),
    colours: COLOURS,
    reminder,
  });
}

const named = (letter: ReturnType<typeof letterOf>) =>
  Object.fromEntries(
    [...letter.rows, letter.amount ?? { label: '', value: '' }].map(({ label, value }) => [label, value]),
  );

describe('the facts', () => {
  test('name what was done, until when, how much and the way to pay', () => {
    const letter = letterOf();
    expect(named(letter)).toEqual({
      Leistung: '01.02.2026 bis 28.02.2026',
      'Fällig am': '16.03.2026',
      Rechnungsbetrag: '1.190,00\u00a0€',
    });
    expect(letter.button).toEqual({ label: 'Ansehen und bezahlen', href: LINK });
    expect(letter.transfer?.lines).toEqual([
      'Lena Vogt',
      'IBAN DE02 1203 0000 0000 2020 51',
      'Verwendungszweck RE-1',
    ]);
    expect(letter.footer).toEqual(['Lena Vogt, Gartenweg 4, 50968 Köln', 'lena@vogt.example']);
  });

  test('of an invoice paid in part show what is open, and the code asks for no more', () => {
    const letter = letterOf({}, { open: 100_000, today: '2026-03-20' });
    expect(named(letter)).toMatchObject({
      'War fällig am': '16.03.2026',
      Rechnungsbetrag: '1.190,00\u00a0€',
      'Offener Betrag': '1.000,00\u00a0€',
    });
    expect(letter.transfer?.code?.payload).toContain('\nEUR1000.00\n');
  });

  test.each<[string, Partial<InvoiceDocument>, { open?: number; writtenOff?: number }]>([
    ['paid', {}, { open: 0 }],
    ['given up', {}, { open: 0, writtenOff: 119_000 }],
    ['a credit note', { kind: 'creditNote', totals: { gross: -11_900 } as InvoiceDocument['totals'] }, {}],
  ])('of what is %s ask for nothing', (_, changes, money) => {
    const letter = letterOf(changes, money);
    expect([letter.transfer, letter.button?.label]).toEqual([null, 'Online ansehen']);
    expect(Object.keys(named(letter))).not.toContain('Fällig am');
  });

  test('in dollars there is no GiroCode, and the BIC that such a transfer needs', () => {
    const { transfer } = letterOf({ currency: 'USD' });
    expect(transfer?.code).toBeNull();
    expect(transfer?.lines).toContain('BIC BYLADEM1001');
  });

  test('Skonto stands there while it can be had', () => {
    const skonto = [
      {
        days: 7,
        percent: '2' as Decimal,
        until: day('2026-03-09'),
        discount: 2380 as Cents,
        payable: 116_620 as Cents,
      },
    ];
    const label = 'Mit 2\u00a0% Skonto bis 09.03.2026';
    expect(named(letterOf({ skonto }))).toMatchObject({ [label]: '1.166,20\u00a0€' });
    expect(Object.keys(named(letterOf({ skonto }, { today: '2026-03-10' })))).not.toContain(label);
  });

  test('of a document in two languages are named in both', () => {
    expect(Object.keys(named(letterOf({ bilingual: true })))).toContain('Fällig am / Due');
  });
});

describe('a reminder', () => {
  const reminded = (step: number, money: { open?: number; today?: string } = {}) =>
    letterOf(
      {},
      { today: '2026-03-24', ...money, reminder: { step, payBy: step === 0 ? null : day('2026-03-31') } },
    );

  test.each([
    [0, '2026-03-15', 'Bald fällig', 'Ansehen und bezahlen'],
    [0, '2026-03-16', 'Heute fällig', 'Ansehen und bezahlen'],
    [0, '2026-03-17', 'Zahlungserinnerung', 'Jetzt bezahlen'],
    [1, '2026-03-24', 'Zahlungserinnerung', 'Jetzt bezahlen'],
    [2, '2026-03-31', '1. Mahnung', 'Jetzt bezahlen'],
    [3, '2026-04-16', '2. Mahnung', 'Jetzt bezahlen'],
  ])('of step %i, on %s, is headed %s', (step, today, word, button) => {
    const letter = reminded(step, { today });
    expect(letter.heading).toEqual({ word, number: 'RE-1', about: 'Rechnung RE-1 vom 02.03.2026' });
    expect(letter.button?.label).toBe(button);
  });

  test('says since when how much is open, and by which day to pay it now', () => {
    expect(reminded(1).rows.concat(reminded(1).amount ?? [])).toEqual([
      { label: 'Fällig seit', value: '16.03.2026 (8 Tage)' },
      { label: 'Bitte zahlen bis', value: '31.03.2026' },
      { label: 'Offener Betrag', value: '1.190,00\u00a0€' },
    ]);
    expect(named(reminded(1, { open: 100_000 }))).toMatchObject({
      Rechnungsbetrag: '1.190,00\u00a0€',
      'Offener Betrag': '1.000,00\u00a0€',
    });
  });

  test('of what has been paid meanwhile asks for nothing', () => {
    const letter = reminded(1, { open: 0 });
    expect([letter.transfer, letter.button?.label]).toEqual([null, 'Online ansehen']);
    expect(Object.keys(named(letter))).not.toContain('Bitte zahlen bis');
  });

  test('is headed as one in plain text as well, and in English', () => {
    const english = letterOf(
      { language: 'en' },
      { today: '2026-03-24', reminder: { step: 2, payBy: day('2026-03-31') } },
    );
    expect(letterText('Hello.', english)).toContain(
      'Second payment reminder\nInvoice RE-1 dated 2 Mar 2026\nOverdue since: 16 Mar 2026 (8 days)\nPlease pay by: 31 Mar 2026\nOutstanding: €1,190.00',
    );
  });
});

describe('the words', () => {
  test.each([
    ['Hallo,\n\nanbei.\n\nViele Grüße\nLena', 'Viele Grüße\nLena'],
    ['Hallo,\n\nanbei die Rechnung.', ''],
    ['Anbei', ''],
    [
      'Hallo,\n\nanbei.\n\nGruß\nLena\n\n* * *\n\nHello,\n\nattached.\n\nBest\nLena',
      'Gruß\nLena\n\n* * *\n\nHello,\n\nattached.\n\nBest\nLena',
    ],
  ])('of %j close with %j, and nothing of them is lost', (text, after) => {
    const around = wordsAround(text);
    expect(around.after).toBe(after);
    expect(around.before + around.between + around.after).toBe(text);
  });

  test('stand around the facts in the text part', () => {
    expect(letterText('Hallo,\n\nanbei.\n\nViele Grüße\nLena', letterOf())).toBe(
      [
        'Hallo,\n\nanbei.',
        'Rechnung RE-1\nLeistung: 01.02.2026 bis 28.02.2026\nFällig am: 16.03.2026\nRechnungsbetrag: 1.190,00\u00a0€',
        `Ansehen und bezahlen:\n${LINK}`,
        'Überweisung:\nLena Vogt\nIBAN DE02 1203 0000 0000 2020 51\nVerwendungszweck RE-1',
        'Viele Grüße\nLena',
      ].join('\n\n'),
    );
  });
});

describe.each([...TEMPLATES])('the HTML of %s', (template) => {
  const pictures = { logo: 'cid:logo@letter', code: 'cid:code@letter', signature: 'cid:signature@letter' };
  const text = 'Hallo <b>,\n\nsiehe https://x.example/a?b=1&c=2.\n\nViele Grüße\nLena "L" Vogt';
  const html = letterHtml({ subject: 'A & B', text }, letterOf({ template }), pictures);

  test('holds words as they were written, one button, and the code below it', () => {
    expect(html).toContain('Hallo &lt;b&gt;,');
    expect(html).toContain('href="https://x.example/a?b=1&amp;c=2"');
    expect(html.match(new RegExp(`href="${LINK}"`, 'g'))).toHaveLength(1);
    expect(html.indexOf(`href="${LINK}"`)).toBeLessThan(html.indexOf('cid:code@letter'));
    expect(html.indexOf('Viele Grüße')).toBeGreaterThan(html.indexOf('cid:code@letter'));
  });

  test('loads nothing from elsewhere and uses nothing that mail programs drop', () => {
    expect(html.match(/src="(?!cid:)/g)).toBeNull();
    expect(html).not.toMatch(/<script|<link|@import|@font-face|display:(?:flex|grid)|position:|url\(/);
  });

  test('follows the reader into the night', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(letterStyle(letterOf({ template }), { scheme: 'auto', width: 'auto' })).toContain(
      '@media (prefers-color-scheme:dark)',
    );
  });
});

test('on a phone a long amount stands below its label, and no label is broken', () => {
  const long = letterHtml({ subject: '', text: '' }, letterOf({ currency: 'USD' }), NO_PICTURES);
  expect(long.match(/class="bb-k"/g)).toHaveLength(2);
  expect(letterHtml({ subject: '', text: '' }, letterOf(), NO_PICTURES)).not.toContain('class="bb-k"');
  expect(letterStyle(letterOf(), { scheme: 'light', width: 'narrow' })).toContain('.bb-k{display:block');
  for (const [label] of long.matchAll(/<th[^>]*>/g)) expect(label).toContain('word-break:normal');
});

test('the longest mail stays below 102 kB, from where on Gmail cuts', () => {
  // Every character of the text an entity of five or six.
  const text = `${'&'.repeat(9_900)}\n\nViele Grüße\n"${'"'.repeat(60)}`;
  const html = letterHtml({ subject: 'x'.repeat(300), text }, letterOf(), NO_PICTURES);
  expect(new TextEncoder().encode(html).length).toBeLessThan(102_000);
});
