/** What Jonas bought now and then in 2025: a laptop, a desk, presents, courses, paper, work of others, goods from abroad. */
import { type Slip, slip } from './slip.ts';

const ADVISER = {
  vendor: 'Kanzlei Lohmann',
  country: 'DE',
  category: 'legal',
  means: 'creditTransfer',
} as const;
const LIABILITY = {
  vendor: 'Hanseatische Haftpflicht AG',
  country: 'DE',
  category: 'work_insurances',
  means: 'directDebit',
} as const;
const PAPER = {
  vendor: 'Papierhaus Lange GmbH',
  country: 'DE',
  category: 'other_expenses',
  means: 'card',
} as const;
const STAMPS = { vendor: 'Briefpost AG', country: 'DE', category: 'other_expenses', means: 'cash' } as const;
const BOOKS = {
  vendor: 'Buchladen Zeile',
  country: 'DE',
  category: 'training_and_education',
  means: 'card',
} as const;
const ADS = {
  vendor: 'Suchwerk Ireland Ltd.',
  country: 'IE',
  category: 'advertising',
  means: 'card',
} as const;
const DOMAINS = { vendor: 'Namensraum GmbH', country: 'DE', category: 'software', means: 'payPal' } as const;

const advice = ['2025-02-18', '2025-05-19', '2025-08-18', '2025-11-18'];
const premiums = ['2025-01-02', '2025-04-01', '2025-07-01', '2025-10-01'];
const paper = ['2025-01-16', '2025-03-13', '2025-05-15', '2025-07-17', '2025-09-18'];
const stamps = ['2025-01-29', '2025-03-26', '2025-05-28', '2025-07-30', '2025-09-24', '2025-11-26'];
const books = ['2025-02-06', '2025-05-22', '2025-08-21', '2025-11-20'];
const ads = ['2025-03-27', '2025-04-27', '2025-05-27', '2025-06-27', '2025-07-27', '2025-08-27'];
const domains = ['2025-02-20', '2025-07-03', '2025-10-30'];

const EQUIPMENT: Slip[] = [
  bought('2025-01-20', 'Rechnerwerk AG', '2259.81', {
    description: 'Laptop',
    treatment: 'oneYear',
    usefulLifeMonths: null,
  }),
  bought('2025-03-05', 'Sitzgut Möbel GmbH', '297.50', {
    description: 'Bürostuhl',
    treatment: 'immediate',
    usefulLifeMonths: null,
  }),
  bought('2025-04-10', 'Tischlerei Hobel', '1237.60', {
    description: 'Schreibtisch',
    treatment: 'straightLine',
    usefulLifeMonths: 156,
  }),
  bought('2025-09-22', 'Fernmeldebüro Nord GmbH', '772.31', {
    description: 'Telefon',
    treatment: 'lowValue',
    usefulLifeMonths: null,
  }),
  bought('2025-12-02', 'Bildschirmlager GmbH', '474.81', {
    description: 'Bildschirm',
    treatment: 'oneYear',
    usefulLifeMonths: null,
    isUsableAlone: false,
  }),
];

type Asset = NonNullable<Slip['lines'][number]['asset']>;

function bought(on: string, vendor: string, amount: string, asset: Omit<Asset, 'kind'>): Slip {
  const lines = [
    {
      taxCode: 'inputStandard19' as const,
      amount,
      description: asset.description,
      asset: { ...asset, kind: 'movable' as const },
    },
  ];
  return { on, vendor, country: 'DE', category: 'equipment', means: 'card', lines };
}

/** Emre gets two, which are more than 50 euros together; what Dana gets is more alone (§ 4 (5) No. 1 EStG). */
const GIFTS: Slip[] = [
  present('2025-06-20', 'Weinhandlung Sonntag', 'Dana Whitfield', 'inputStandard19', '71.40'),
  present('2025-12-04', 'Weinhandlung Sonntag', 'Ines Kettler', 'inputStandard19', '49.98'),
  present('2025-12-04', 'Weinhandlung Sonntag', 'Emre Yıldız', 'inputStandard19', '35.70'),
  present('2025-12-08', 'Buchladen Zeile', 'Paul Steindl', 'inputReduced7', '29.96'),
  present('2025-12-15', 'Blumen Anders', 'Emre Yıldız', 'inputStandard19', '29.75'),
];

function present(
  on: string,
  vendor: string,
  recipient: string,
  taxCode: Slip['lines'][number]['taxCode'],
  amount: string,
): Slip {
  const lines = [{ taxCode, amount, recipient }];
  return { on, vendor, country: 'DE', category: 'gifts', means: 'card', lines };
}

const OTHERS_WORK: Slip[] = [
  slip('2025-05-26', 'inputStandard19', '357.00', {
    vendor: 'Nadia Petrov, Grafik',
    country: 'DE',
    category: 'contractors',
    means: 'creditTransfer',
    later: { due: '2025-06-09', paidOn: '2025-06-05' },
  }),
  // A small business, which bills no VAT (§ 19 UStG).
  slip('2025-08-25', 'inputNone', '250.00', {
    vendor: 'Tomek Lis, Texte',
    country: 'DE',
    category: 'contractors',
    means: 'creditTransfer',
  }),
];

const COURSES: Slip[] = [
  slip('2025-06-02', 'inputNone', '480.00', {
    vendor: 'Akademie Küste gGmbH',
    country: 'DE',
    category: 'training_and_education',
    means: 'creditTransfer',
  }),
  slip('2025-09-29', 'inputStandard19', '464.10', {
    vendor: 'Webtage GmbH',
    country: 'DE',
    category: 'training_and_education',
    means: 'card',
  }),
];

const FROM_ABROAD: Slip[] = [
  slip('2025-08-12', 'intraCommunityAcquisition19', '84.00', {
    vendor: 'Kabelhuis B.V.',
    country: 'NL',
    category: 'materials',
    means: 'payPal',
  }),
  {
    on: '2025-10-21',
    vendor: 'Shenzhen Boards Ltd.',
    country: 'CN',
    category: 'materials',
    means: 'card',
    lines: [{ taxCode: 'importVat', amount: '150.00', importVat: '28.50' }],
  },
];

/** 51 slips. */
export const SINGLE_SLIPS: Slip[] = [
  ...advice.map((on) => slip(on, 'inputStandard19', '113.05', ADVISER)),
  // Paid in the next year, and it does not recur.
  slip('2025-12-22', 'inputStandard19', '357.00', {
    ...ADVISER,
    later: { due: '2026-01-05', paidOn: '2026-01-12' },
  }),
  ...premiums.map((on) => slip(on, 'inputNone', '102.00', LIABILITY)),
  ...paper.map((on) => slip(on, 'inputStandard19', '28.56', PAPER)),
  // Half of it went back.
  slip('2025-11-13', 'inputStandard19', '28.56', {
    ...PAPER,
    credited: { on: '2025-11-21', number: 'GS-2025-118', amount: '14.28' },
  }),
  // 2 % Skonto: 233.24 of 238.00.
  slip('2025-06-24', 'inputStandard19', '238.00', {
    ...PAPER,
    later: { due: '2025-07-08', paidOn: '2025-07-02', discount: '4.76' },
  }),
  ...stamps.map((on) => slip(on, 'inputNone', '9.60', STAMPS)),
  ...books.map((on) => slip(on, 'inputReduced7', '42.80', BOOKS)),
  ...ads.map((on) => slip(on, 'euServiceReverseCharge', '30.00', ADS)),
  ...domains.map((on) => slip(on, 'inputStandard19', '14.28', DOMAINS)),
  ...EQUIPMENT,
  ...GIFTS,
  ...OTHERS_WORK,
  ...COURSES,
  ...FROM_ABROAD,
];
