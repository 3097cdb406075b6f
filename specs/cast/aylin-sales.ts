/** What Aylin bills: a retainer every month, workshops with a handbook at 7 %, days with a team. */
import { type CastAct, monthAfter, monthsBetween, pay } from './cast.ts';

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

export const aylinSales: CastAct[] = [
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
  return months.flatMap((month) => retainer(month, price, { in: monthAfter(month), amount: gross }));
}
