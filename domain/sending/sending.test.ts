/** Mails to clients, as they are read. */
import { day } from '@belegbar/domain/calendar';
import { emptyClient } from '@belegbar/domain/clients';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import type { Cents } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { checkMail, usualRecipients } from './addressed.ts';
import { invoiceMail } from './invoice-mail.ts';
import { namesOf } from './letter.ts';
import { reminderMail } from './reminder-mail.ts';

/** RE-1 of Lena's, 1,190.00 of which 190.00 may have come. */
function document(changes: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const known: Partial<InvoiceDocument> = {
    kind: 'invoice',
    number: 'RE-1',
    language: 'de',
    currency: 'EUR',
    invoiceDate: day('2026-03-02'),
    dueDate: day('2026-03-16'),
    title: '',
    totals: { gross: 119_000 } as InvoiceDocument['totals'],
    recipient: { contactPerson: 'Frau Ines Kettler', email: 'alt@x.example' } as InvoiceDocument['recipient'],
    sender: { fullName: 'Lena Vogt', businessName: '' } as InvoiceDocument['sender'],
    bank: { accountHolder: '', iban: 'DE02120300000000202051', bic: '', bankName: '' },
    preceding: null,
  };
  return { ...known, ...changes } as InvoiceDocument;
}

const names = namesOf({ fullName: 'Lena Vogt', businessName: 'Lena Vogt' });
const facts = (changes: Partial<InvoiceDocument> = {}, open = 119_000, writtenOff = 0) => ({
  document: document(changes),
  open: open as Cents,
  received: Math.max(0, 119_000 - open - writtenOff) as Cents,
  writtenOff: writtenOff as Cents,
  names,
  isAmended: false,
  canAnswer: true,
  today: day('2026-03-02'),
});

test('an invoice in German: who, what, how much, until when, and one name where there is one', () => {
  expect(invoiceMail(facts())).toEqual({
    subject: 'Rechnung RE-1',
    text: [
      'Sehr geehrte Frau Kettler,',
      'anbei erhalten Sie die Rechnung RE-1 vom 02.03.2026 über 1.190,00\u00a0€.',
      'Bitte überweisen Sie den Betrag bis zum 16.03.2026.',
      'Bei Fragen antworten Sie einfach auf diese E-Mail.',
      'Mit freundlichen Grüßen\nLena Vogt',
    ].join('\n\n'),
  });
});

test('an invoice that was amended says in subject and text that it replaces what the client has (§ 31 (5) UStDV)', () => {
  const { subject, text } = invoiceMail({ ...facts({ bilingual: true, title: 'Logo' }), isAmended: true });
  expect(subject).toBe('Berichtigte Rechnung RE-1: Logo / Corrected invoice RE-1: Logo');
  const [german = '', english = ''] = text.split('* * *');
  expect(german).toContain(
    'anbei erhalten Sie die berichtigte Rechnung RE-1 vom 02.03.2026 über 1.190,00\u00a0€. Sie ersetzt alle früheren Fassungen.',
  );
  expect(english).toContain(
    'Please find attached corrected invoice RE-1 dated 2 Mar 2026 for €1,190.00. It replaces all earlier versions.',
  );
});

test('a client who is addressed by du is written to so, by the first name', () => {
  const { text } = invoiceMail(facts({ formOfAddress: 'familiar' }));
  expect(text).toContain('Hallo Ines,\n\nanbei erhältst du die Rechnung');
  expect(text).toContain('antworte einfach');
  expect(text).not.toMatch(/\bSie\b|Ihre/);
});

test('a document in both languages gets both, German first, under one subject', () => {
  const { subject, text } = invoiceMail(facts({ bilingual: true }));
  expect(subject).toBe('Rechnung RE-1 / Invoice RE-1');
  expect(text.split('\n\n* * *\n\n')).toHaveLength(2);
  expect(text).toContain('Please find attached invoice RE-1 dated 2 Mar 2026 for €1,190.00.');
});

test.each<[string, Partial<InvoiceDocument>, number]>([
  // "Rechnung RE-1: " has 15 characters, 31 times "Beratung" with blanks between 278, the ellipsis 1.
  ['in one language', { title: 'Beratung '.repeat(33).trim() }, 294],
  // Of 148 for each: 15 or 14, 14 times "Beratung" 125, and 1; between them 3.
  ['in both languages', { title: 'Beratung '.repeat(33).trim(), bilingual: true }, 284],
  ['of one word', { title: 'T'.repeat(300) }, 300],
  // 15, an x, 141 pictures of 2, and 1; half a picture more would fit.
  ['of pictures', { title: `x${'😀'.repeat(149)}` }, 299],
])(
  'a title of nearly 300 characters %s is cut so that the subject fits, and ends well',
  (_, changes, length) => {
    const { subject } = invoiceMail(facts(changes));
    expect(subject.length).toBe(length);
    expect(subject.isWellFormed()).toBe(true);
    for (const part of subject.split(' / ')) expect(part).toMatch(/(?:Beratung|T|😀)…$/u);
  },
);

test('the longest words and names that can be given fit into a mail', () => {
  const long = facts({ bilingual: true, number: 'N'.repeat(36), title: 't'.repeat(300) });
  const mail = reminderMail({
    ...long,
    names: ['F'.repeat(200), 'B'.repeat(200)],
    step: 99,
    payBy: day('2026-03-31'),
    ownWords: 'o'.repeat(1000),
  });
  const sent = { to: ['a@x.example'], cc: [], ...mail };
  expect(checkMail(sent)).toEqual([]);
  const tooLong = { ...sent, subject: 's'.repeat(301), text: 't'.repeat(10_001) };
  expect(checkMail(tooLong).map(({ field, code }) => [field, code])).toEqual([
    ['subject', 'text.long'],
    ['text', 'text.long'],
  ]);
});

test.each<[string, Partial<InvoiceDocument>, number, string]>([
  [
    'paid in part',
    {},
    100_000,
    'Offen sind noch 1.000,00\u00a0€. Bitte überweisen Sie diesen Rest bis zum 16.03.2026.',
  ],
  ['paid', {}, 0, 'Ihre Zahlung ist eingegangen, vielen Dank. Es ist nichts mehr zu zahlen.'],
  ['due at once', { dueDate: day('2026-03-02') }, 119_000, 'Der Betrag ist sofort fällig.'],
  [
    'a cancellation',
    {
      kind: 'cancellation',
      preceding: { number: 'RE-0', date: day('2026-02-27') },
      totals: { gross: -119_000 } as InvoiceDocument['totals'],
    },
    0,
    'die Stornorechnung RE-1 vom 02.03.2026 über 1.190,00\u00a0€. Die Rechnung RE-0 vom 27.02.2026 ist damit aufgehoben.',
  ],
])('what is %s is said to be', (_, changes, open, sentence) => {
  expect(invoiceMail(facts(changes, open)).text).toContain(sentence);
});

test.each<[string, Partial<InvoiceDocument>, string]>([
  ['in German', {}, 'Von 1.190,00\u00a0USD sind noch 1.000,00\u00a0USD offen.'],
  ['in English', { language: 'en' }, '1,000.00\u00a0USD of 1,190.00\u00a0USD is still outstanding.'],
])('mails of an invoice in dollars name dollars, %s', (_, changes, sentence) => {
  const inDollars = facts({ ...changes, currency: 'USD' }, 100_000);
  const reminder = reminderMail({ ...inDollars, step: 1, payBy: null, ownWords: '' }).text;
  expect(reminder).toContain(sentence);
  expect(invoiceMail(inDollars).text).toMatch(/1.190.00\u00a0USD/);
  expect(reminder + invoiceMail(inDollars).text).not.toContain('€');
});

test.each<[string, string, number, string]>([
  ['2026-03-16', 'de', 119_000, 'Bitte überweisen Sie den Betrag noch heute.'],
  [
    '2026-04-25',
    'de',
    119_000,
    'Fällig war die Rechnung am 16.03.2026. Bitte überweisen Sie den Betrag in den nächsten Tagen.',
  ],
  [
    '2026-04-25',
    'de',
    100_000,
    'Offen sind noch 1.000,00\u00a0€. Fällig war die Rechnung am 16.03.2026. Bitte überweisen Sie diesen Rest',
  ],
  ['2026-04-25', 'en', 119_000, 'The invoice was due on 16 Mar 2026. Please pay within the next few days.'],
  [
    '2026-04-25',
    'en',
    100_000,
    '€1,000.00 is still outstanding. The invoice was due on 16 Mar 2026. Please pay the rest within',
  ],
])('an invoice that is sent on %s says so of its due day, in %s', (today, language, open, sentence) => {
  const changes = { language: language as 'de' | 'en' };
  const { text } = invoiceMail({ ...facts(changes, open), today: day(today) });
  expect(text).toContain(sentence);
  expect(text).not.toMatch(/bis zum|due by/);
});

test('nobody is told to answer where an answer reaches nobody', () => {
  expect(invoiceMail({ ...facts(), canAnswer: false }).text).not.toContain('antworten');
  expect(invoiceMail({ ...facts({ language: 'en' }), canAnswer: false }).text).not.toContain('reply');
});

test('of a claim that was given up, a mail says neither that it is paid nor that it is due', () => {
  const { text } = invoiceMail(facts({}, 0, 119_000));
  expect(text).toContain('über 1.190,00\u00a0€.\n\nBei Fragen');
  expect(text).not.toMatch(/zu zahlen|fällig/);
});

describe('reminders', () => {
  const reminded = (step: number, changes: Partial<InvoiceDocument> = {}, open = 119_000) =>
    reminderMail({
      ...facts(changes, open),
      today: day(step === 0 ? '2026-03-15' : '2026-03-24'),
      step,
      payBy: step === 0 ? null : day('2026-03-31'),
      ownWords: '',
    });

  test.each([
    [
      0,
      'Rechnung RE-1 ist am 16.03.2026 fällig',
      'die Rechnung RE-1 vom 02.03.2026 ist am 16.03.2026 fällig.',
    ],
    [
      1,
      'Zahlungserinnerung: Rechnung RE-1',
      'Offen sind 1.190,00\u00a0€. Vielleicht ist die Rechnung nur untergegangen.',
    ],
    [2, '1. Mahnung: Rechnung RE-1', 'trotz Erinnerung nicht ausgeglichen.'],
    [4, '3. Mahnung: Rechnung RE-1', 'spätestens bis zum 31.03.2026'],
  ])('step %i says so in its subject, and asks for no fee', (step, subject, sentence) => {
    const mail = reminded(step);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(sentence);
    expect(mail.text).not.toMatch(/Gebühr|Zins|Verzug|Mahn/);
  });

  test('of what was paid in part, nobody says that it was lost', () => {
    const { text } = reminded(1, {}, 100_000);
    expect(text).toContain('Von 1.190,00\u00a0€ sind noch 1.000,00\u00a0€ offen.');
    expect(text).toContain('Bitte überweisen Sie den Rest bis zum 31.03.2026.');
    expect(text).not.toContain('untergegangen');
    expect(reminded(1, { language: 'en' }, 100_000).text).not.toContain('overlooked');
  });

  test('one euro is, and more are', () => {
    expect(reminded(1, {}, 100).text).toContain('Von 1.190,00\u00a0€ ist noch 1,00\u00a0€ offen.');
    expect(reminded(2, {}, 50).text).toContain('Von 1.190,00\u00a0€ sind noch 0,50\u00a0€ offen.');
  });

  test('one that was approved only after the due day does not announce it', () => {
    const late = reminderMail({ ...facts(), today: day('2026-03-18'), step: 0, payBy: null, ownWords: '' });
    expect(late.subject).toBe('Zahlungserinnerung: Rechnung RE-1');
    expect(late.text).toContain('war am 16.03.2026 fällig');
  });

  test('on the due day it is due today', () => {
    const mail = reminderMail({ ...facts(), today: day('2026-03-16'), step: 0, payBy: null, ownWords: '' });
    expect(mail.text).toContain('ist heute, am 16.03.2026, fällig.');
  });

  test('in English they are no less friendly', () => {
    expect(reminded(1, { language: 'en' }).text).toContain('It may simply have been overlooked.');
    expect(reminded(2, { language: 'en' }).subject).toBe('Second payment reminder: invoice RE-1');
  });
});

test('a mail goes to all addresses of the client as they are today, and to those of the document where there is no client', () => {
  const client = {
    ...emptyClient('de'),
    email: 'a@x.example',
    recipients: [
      { kind: 'cc' as const, email: 'c@x.example' },
      { kind: 'to' as const, email: 'b@x.example' },
    ],
  };
  expect(usualRecipients(client, document())).toEqual({
    to: ['a@x.example', 'b@x.example'],
    cc: ['c@x.example'],
  });
  expect(usualRecipients(null, document())).toEqual({ to: ['alt@x.example'], cc: [] });
  expect(usualRecipients(emptyClient('de'), document())).toEqual({ to: [], cc: [] });
});

test('21 addresses at once are too many', () => {
  const to = Array.from({ length: 21 }, (_, index) => `a${index}@x.example`);
  const problems = checkMail({ to, cc: [], subject: 'x', text: 'y' });
  expect(problems.map(({ code }) => code)).toEqual(['mail.to.many']);
});
