/** Aylin Demir, consultant in Cologne: monthly returns by receipt (Ist), a retainer, workshops with a handbook at 7 %. */
import { day } from '@belegbar/domain/calendar';
import { type CastAct, type CastMember, inOrder, monthly, monthsBetween, pay } from './cast.ts';

const LAST_DAY: Record<string, string> = {
  '01': '31',
  '02': '28',
  '03': '31',
  '04': '30',
  '05': '31',
  '06': '30',
  '07': '31',
  '08': '31',
  '09': '30',
  '10': '31',
  '11': '30',
  '12': '31',
};

/** The retainer of a month, invoiced on its last day; paid on the 15th of the next month where `paidIn` names it. */
function retainer(month: string, price: string, paid: { in: string; amount: string } | null): CastAct[] {
  const lastDay = `${month}-${LAST_DAY[month.slice(5)]}`;
  const issue: CastAct = {
    on: lastDay,
    act: 'issue',
    key: `retainer-${month}`,
    invoice: {
      client: 'uebermorgen',
      title: 'Beratung, laufendes Mandat',
      service: { from: `${month}-01`, to: lastDay },
      lines: [
        {
          description: 'Strategieberatung, Monatspauschale',
          details: 'Sparring der Geschäftsführung, zwei Termine vor Ort',
          quantity: '1',
          unit: 'monthly',
          unitPrice: price,
          vatCase: 'standard19',
        },
      ],
    },
  };
  return paid === null
    ? [issue]
    : [issue, { on: `${paid.in}-15`, act: 'pay', of: `retainer-${month}`, amount: paid.amount }];
}

function retainers(first: string, last: string, price: string, gross: string): CastAct[] {
  const months = monthsBetween(first, last);
  return months.flatMap((month) =>
    retainer(month, price, { in: monthsBetween(month, '9999-12').at(1) ?? month, amount: gross }),
  );
}

const acts: CastAct[] = [
  ...retainers('2025-01', '2025-12', '4000', '4760.00'),
  ...retainers('2026-01', '2026-09', '4200', '4998.00'),
  ...retainer('2026-10', '4200', null),
  {
    on: '2025-03-20',
    act: 'issue',
    key: 'stadtwerke25',
    invoice: {
      client: 'stadtwerke',
      title: 'Workshop Kundenportal',
      lines: [
        {
          description: 'Workshop mit dem Führungskreis',
          quantity: '2',
          unit: 'daily',
          unitPrice: '1280',
          vatCase: 'standard19',
        },
        {
          description: 'Nutzungsrecht am Handbuch',
          details: 'Elektronische Fassung, ein Jahr',
          quantity: '1',
          unit: 'piece',
          unitPrice: '300',
          vatCase: 'reduced7',
        },
      ],
    },
  },
  pay('2025-04-10', 'stadtwerke25', '1683.70'),
  pay('2025-05-12', 'stadtwerke25', '1683.70'),
  {
    on: '2025-09-10',
    act: 'issue',
    key: 'praxis25',
    invoice: {
      client: 'praxis',
      title: 'Teamtag',
      lines: [
        {
          description: 'Moderierter Teamtag',
          quantity: '1',
          unit: 'daily',
          unitPrice: '1280',
          vatCase: 'standard19',
        },
      ],
    },
  },
  pay('2025-10-02', 'praxis25', '1523.20'),
  {
    on: '2026-04-15',
    act: 'issue',
    key: 'stadtwerke26',
    invoice: {
      client: 'stadtwerke',
      title: 'Begleitung Einführung',
      discountPercent: '5',
      lines: [
        {
          description: 'Begleitung vor Ort',
          quantity: '3',
          unit: 'daily',
          unitPrice: '1320',
          vatCase: 'standard19',
        },
      ],
    },
  },
  pay('2026-05-13', 'stadtwerke26', '4476.78'),
  {
    on: '2026-06-18',
    act: 'issue',
    key: 'praxis26',
    invoice: {
      client: 'praxis',
      title: 'Teamtag',
      lines: [
        {
          description: 'Moderierter Teamtag',
          quantity: '1',
          unit: 'daily',
          unitPrice: '1320',
          vatCase: 'standard19',
        },
      ],
    },
  },
  pay('2026-08-20', 'praxis26', '1570.80'),
  {
    on: '2026-11-18',
    act: 'issue',
    key: 'praxis26b',
    invoice: {
      client: 'praxis',
      title: 'Nachbereitung Teamtag',
      lines: [
        {
          description: 'Auswertung und Bericht',
          quantity: '4.5',
          unit: 'hourly',
          unitPrice: '165',
          vatCase: 'standard19',
        },
      ],
    },
  },
];

export const aylin: CastMember = {
  key: 'aylin',
  email: 'aylin@demir-beratung.example',
  name: 'Aylin Demir',
  profile: {
    fullName: 'Aylin Demir',
    businessName: 'Demir Beratung',
    street: 'Lindenallee 14',
    postCode: '50968',
    city: 'Köln',
    country: 'DE',
    email: 'hallo@demir-beratung.example',
    phone: '0221 5550 124',
    website: 'demir-beratung.example',
    companyType: 'freiberufler',
    land: 'NW',
    taxNumber: '133/8150/8159',
    vatId: 'DE271828180',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    accountHolder: 'Aylin Demir',
    bankName: 'Musterbank Köln',
    numberPattern: '{YYYY}-{NNNN}',
    accentColor: '#1f6b45',
    defaultPaymentDays: 14,
    documentLanguage: 'de',
    regimes: [
      { validFrom: day('2000-01-01'), vatBasis: 'cash', smallBusiness: false, filingPeriod: 'month' },
    ],
  },
  clients: {
    uebermorgen: {
      number: 'K-1042',
      name: 'Übermorgen Medien GmbH & Co. KG',
      contactPerson: 'Frau Dr. Änne Straßmann',
      email: 'buchhaltung@uebermorgen.example',
      street: 'Königsallee 92a',
      postCode: '40212',
      city: 'Düsseldorf',
      country: 'DE',
      isBusiness: true,
      vatId: '',
      language: 'de',
    },
    stadtwerke: {
      number: 'K-1043',
      name: 'Stadtwerke Elbtal AöR',
      contactPerson: 'Rechnungsstelle',
      email: 'rechnung@stadtwerke-elbtal.example',
      street: 'Am Wasserwerk 3',
      postCode: '01665',
      city: 'Elbtal',
      country: 'DE',
      isBusiness: true,
      vatId: '',
      language: 'de',
    },
    praxis: {
      number: 'K-1044',
      name: 'Praxis Dr. Aydın',
      contactPerson: 'Frau Dr. Selin Aydın',
      email: 'praxis@dr-aydin.example',
      street: 'Venloer Straße 240',
      postCode: '50823',
      city: 'Köln',
      country: 'DE',
      isBusiness: true,
      vatId: '',
      language: 'de',
    },
  },
  services: [
    { name: 'Strategieberatung', unit: 'hourly', unitPrice: '165', vatCase: 'standard19' },
    { name: 'Workshoptag', unit: 'daily', unitPrice: '1320', vatCase: 'standard19' },
    { name: 'Nutzungsrecht am Handbuch', unit: 'piece', unitPrice: '300', vatCase: 'reduced7' },
  ],
  acts: inOrder([
    ...acts,
    ...monthly('2025-01', '2026-11', '03', {
      vendor: 'Rheinblick Bürogemeinschaft GmbH',
      country: 'DE',
      category: 'office_utilities',
      taxCode: 'inputStandard19',
      net: '250.00',
    }),
    {
      on: '2025-05-07',
      act: 'spend',
      vendor: 'Rechnerhof GmbH',
      country: 'DE',
      category: 'equipment',
      taxCode: 'inputStandard19',
      net: '750.00',
    },
    {
      on: '2026-03-11',
      act: 'spend',
      vendor: 'Lernwerk Akademie GmbH',
      country: 'DE',
      category: 'training_and_education',
      taxCode: 'inputStandard19',
      net: '480.00',
    },
  ]),
};
