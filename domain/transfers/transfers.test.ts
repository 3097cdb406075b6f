/** A file of transfers by the rules of EPC132-08 and EPC217-08; what is expected is written by hand. */
import { day } from '@belegbar/domain/calendar';
import type { XmlElement } from '@belegbar/domain/e-invoice';
import { cents } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import {
  type CreditTransfer,
  creditTransferFile,
  PAIN_001,
  sepaIdentifier,
  sepaText,
  type TransferOrder,
  transferHindrance,
} from './index.ts';

const PAPER: CreditTransfer = {
  endToEndId: 'B-2026-0001',
  amount: cents(11_900),
  payee: 'Papierhaus Müller & Söhne',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: '',
  creditorReference: '',
  remittance: 'Rechnung 17/2026',
};
const HOSTING: CreditTransfer = {
  ...PAPER,
  endToEndId: 'B-2026-0002',
  amount: cents(1),
  iban: 'IE29AIBK93115212345678',
  bic: 'AIBKIE2D',
  creditorReference: 'RF18539007547034',
};
const ORDER: TransferOrder = {
  messageId: '01a2049c7c687096a61157f800dbc6dc',
  createdAt: new Date('2026-10-08T09:41:30.123Z'),
  executionDay: day('2026-10-09'),
  payer: {
    name: 'Weber Code',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    address: { street: 'Oderberger Straße 77', postCode: '10435', city: 'Berlin', country: 'DE' },
  },
  transfers: [PAPER, HOSTING],
};

/** Paths of what has a text, in the order of the document. */
function leaves({ name, children, text }: XmlElement, above = ''): string[] {
  const path = `${above}/${name}`;
  return children.length === 0 ? [`${path} ${text}`] : children.flatMap((child) => leaves(child, path));
}
const said = (order: TransferOrder, name: string) =>
  leaves(creditTransferFile(order)).flatMap((leaf) =>
    leaf.includes(`/${name} `) ? [leaf.split(' ').slice(1).join(' ')] : [],
  );

test('two bills are one payment of one account and day, in the order of the schema', () => {
  const root = creditTransferFile(ORDER);
  expect(root.attributes).toEqual({ xmlns: PAIN_001 });
  const payment = '/Document/CstmrCdtTrfInitn/PmtInf';
  const header = '/Document/CstmrCdtTrfInitn/GrpHdr';
  const one = `${payment}/CdtTrfTxInf`;
  expect(leaves(root)).toEqual([
    `${header}/MsgId 01a2049c7c687096a61157f800dbc6dc`,
    `${header}/CreDtTm 2026-10-08T09:41:30Z`,
    `${header}/NbOfTxs 2`,
    `${header}/CtrlSum 119.01`,
    `${header}/InitgPty/Nm Weber Code`,
    `${payment}/PmtInfId 01a2049c7c687096a61157f800dbc6dc-1`,
    `${payment}/PmtMtd TRF`,
    `${payment}/NbOfTxs 2`,
    `${payment}/CtrlSum 119.01`,
    `${payment}/PmtTpInf/SvcLvl/Cd SEPA`,
    `${payment}/ReqdExctnDt/Dt 2026-10-09`,
    `${payment}/Dbtr/Nm Weber Code`,
    `${payment}/DbtrAcct/Id/IBAN DE89370400440532013000`,
    `${payment}/DbtrAgt/FinInstnId/BICFI COBADEFFXXX`,
    `${payment}/ChrgBr SLEV`,
    `${one}/PmtId/EndToEndId B-2026-0001`,
    `${one}/Amt/InstdAmt 119.00`,
    `${one}/Cdtr/Nm Papierhaus Mueller + Soehne`,
    `${one}/CdtrAcct/Id/IBAN DE02120300000000202051`,
    `${one}/RmtInf/Ustrd Rechnung 17/2026`,
    `${one}/PmtId/EndToEndId B-2026-0002`,
    `${one}/Amt/InstdAmt 0.01`,
    `${one}/CdtrAgt/FinInstnId/BICFI AIBKIE2D`,
    `${one}/Cdtr/Nm Papierhaus Mueller + Soehne`,
    `${one}/CdtrAcct/Id/IBAN IE29AIBK93115212345678`,
    `${one}/RmtInf/Strd/CdtrRefInf/Tp/CdOrPrtry/Cd SCOR`,
    `${one}/RmtInf/Strd/CdtrRefInf/Tp/Issr ISO`,
    `${one}/RmtInf/Strd/CdtrRefInf/Ref RF18539007547034`,
  ]);
});

test('the address of the payer, in fields, goes along where money leaves the EEA, and only there', () => {
  expect(said(ORDER, 'TwnNm')).toEqual([]);
  const toSwitzerland = { ...ORDER, transfers: [{ ...PAPER, iban: 'CH9300762011623852957' }] };
  const [, ...parts] = leaves(creditTransferFile(toSwitzerland)).filter((leaf) => leaf.includes('/Dbtr/'));
  expect(parts.map((leaf) => leaf.slice(leaf.indexOf('PstlAdr')))).toEqual([
    'PstlAdr/StrtNm Oderberger Strasse 77',
    'PstlAdr/PstCd 10435',
    'PstlAdr/TwnNm Berlin',
    'PstlAdr/Ctry DE',
  ]);
  expect(leaves(creditTransferFile(toSwitzerland)).some((leaf) => leaf.includes('AdrLine'))).toBe(false);
});

test('a bank of the payer that is not known is said to be so', () => {
  const order = { ...ORDER, payer: { ...ORDER.payer, bic: '' } };
  expect(said(order, 'Id')).toEqual(['NOTPROVIDED']);
});

test('names and words are cut to what their fields hold', () => {
  const long = { ...PAPER, payee: 'A'.repeat(90), remittance: 'b'.repeat(200), endToEndId: 'c'.repeat(50) };
  const order = { ...ORDER, transfers: [long] };
  expect(said(order, 'Nm').map(({ length }) => length)).toEqual([10, 10, 70]);
  expect(said(order, 'Ustrd')[0]).toHaveLength(140);
  expect(said(order, 'EndToEndId')[0]).toHaveLength(35);
});

test('two transfers that nobody can tell apart are a defect', () => {
  expect(() => creditTransferFile({ ...ORDER, transfers: [PAPER, PAPER] })).toThrow();
});

describe('a text as every bank takes it', () => {
  test.each([
    ['Äpfel, Öl & Übermut', 'Aepfel, Oel + Uebermut'],
    ['Łódź – Café „Ø“', "Lodz - Cafe 'O'"],
    ['a_b@c*d;e', 'a-b.c.d.e'],
    ['zwei\nZeilen\t', 'zwei Zeilen'],
    ['北京', '..'],
    ["a-z 0/9?:().,'+", "a-z 0/9?:().,'+"],
  ])('%j', (text, spelt) => {
    expect(sepaText(text, 140)).toBe(spelt);
  });

  test.each([
    ['/RE//2026/1/', 'RE/2026/1'],
    ['B-2026-0001', 'B-2026-0001'],
  ])('an identifier %j', (text, spelt) => {
    expect(sepaIdentifier(text, 35)).toBe(spelt);
  });
});

test.each([
  [{}, null],
  [{ open: cents(0) }, 'nothingOpen'],
  [{ open: cents(-1) }, 'nothingOpen'],
  [{ currency: 'USD' }, 'currency'],
  [{ iban: '' }, 'noAccount'],
  [{ iban: 'DE03120300000000202051' }, 'noAccount'],
  [{ iban: 'BR1800360305000010009795493C1' }, 'notSepa'],
  [{ open: cents(100_000_000_000) }, 'amount'],
  [{ open: cents(99_999_999_999) }, null],
] as const)('a bill with %o', (changes, hindrance) => {
  const bill = { currency: 'EUR', open: cents(11_900), iban: 'DE02120300000000202051', ...changes } as const;
  expect(transferHindrance(bill)).toBe(hindrance);
});
