/** What Jonas bills: hours at home, in the EU and in the USA, an invoice that was wrong, a shop with an advance. */
import { type CastAct, type CastInvoice, issue, pay } from './cast.ts';

const shopPage: CastInvoice['lines'][number] = {
  description: 'Bestellseite für Backwaren',
  quantity: '1',
  unit: 'lumpSum',
  unitPrice: '500',
  vatCase: 'standard19',
};

export const jonasSales: CastAct[] = [
  issue('2025-01-31', 'jan25', hours('brandwerk', '2025-01', '31', '80', '95', 'standard19')),
  pay('2025-02-14', 'jan25', '9044.00'),
  issue('2025-02-28', 'feb25', hours('lumiere', '2025-02', '28', '40', '90', 'euService')),
  pay('2025-03-20', 'feb25', '3600.00'),
  issue('2025-03-31', 'mar25', hours('brandwerk', '2025-03', '31', '64', '95', 'standard19')),
  pay('2025-04-14', 'mar25', '7235.20'),
  issue('2025-04-30', 'apr25', hours('harbor', '2025-04', '30', '60', '110', 'thirdCountryService')),
  pay('2025-05-28', 'apr25', '6600.00'),
  issue('2025-05-31', 'may25', hours('brandwerk', '2025-05', '31', '72.5', '95', 'standard19')),
  pay('2025-06-16', 'may25', '8196.13'),
  {
    on: '2025-06-30',
    act: 'issue',
    key: 'jun25',
    invoice: {
      client: 'kiez',
      title: 'Kassenanbindung',
      lines: [
        {
          description: 'Anbindung der Kasse an den Bestellkalender',
          quantity: '1',
          unit: 'project',
          unitPrice: '1249.99',
          vatCase: 'standard19',
        },
      ],
    },
  },
  pay('2025-07-10', 'jun25', '1487.49'),
  issue('2025-07-31', 'jul25', hours('lumiere', '2025-07', '31', '50', '90', 'euService')),
  pay('2025-08-20', 'jul25', '4500.00'),
  issue('2025-08-31', 'aug25', hours('donau', '2025-08', '31', '30', '95', 'euService')),
  pay('2025-09-25', 'aug25', '2850.00'),
  {
    on: '2025-09-15',
    act: 'issue',
    key: 'wrong',
    invoice: { client: 'kiez', title: 'Bestellseite', lines: [shopPage] },
  },
  { on: '2025-09-18', act: 'cancel', of: 'wrong' },
  {
    on: '2025-09-18',
    act: 'issue',
    key: 'right',
    invoice: {
      client: 'kiez',
      title: 'Bestellseite',
      service: { from: '2025-09-15', to: '2025-09-15' },
      lines: [{ ...shopPage, unitPrice: '450' }],
    },
  },
  pay('2025-09-30', 'right', '535.50'),
  issue('2025-09-30', 'sep25', hours('brandwerk', '2025-09', '30', '88', '95', 'standard19')),
  pay('2025-10-14', 'sep25', '9948.40'),
  issue('2025-10-31', 'oct25', hours('harbor', '2025-10', '31', '40', '110', 'thirdCountryService')),
  pay('2025-11-28', 'oct25', '4400.00'),
  issue('2025-11-30', 'nov25', hours('brandwerk', '2025-11', '30', '76', '95', 'standard19')),
  pay('2025-12-15', 'nov25', '8591.80'),
  issue('2025-12-31', 'dec25', hours('brandwerk', '2025-12', '31', '60', '95', 'standard19')),
  pay('2026-01-14', 'dec25', '6783.00'),
  issue('2026-01-31', 'jan26', hours('brandwerk', '2026-01', '31', '70', '100', 'standard19')),
  pay('2026-02-16', 'jan26', '8330.00'),
  issue('2026-02-28', 'feb26', hours('lumiere', '2026-02', '28', '44', '95', 'euService')),
  pay('2026-03-19', 'feb26', '4180.00'),
  issue('2026-03-31', 'mar26', hours('brandwerk', '2026-03', '31', '66.25', '100', 'standard19')),
  pay('2026-04-15', 'mar26', '7883.75'),
  issue('2026-04-30', 'apr26', hours('harbor', '2026-04', '30', '50', '120', 'thirdCountryService')),
  pay('2026-05-29', 'apr26', '6000.00'),
  issue('2026-05-31', 'may26', hours('donau', '2026-05', '31', '36', '95', 'euService')),
  pay('2026-06-25', 'may26', '3420.00'),
  {
    on: '2026-06-10',
    act: 'issue',
    key: 'shop',
    invoice: {
      client: 'kiez',
      title: 'Onlineshop',
      service: { from: '2026-07-01', to: '2026-07-31' },
      lines: [
        {
          description: 'Onlineshop mit Abholzeiten',
          details: 'Einrichtung, Vorlagen, Einweisung im Laden',
          quantity: '1',
          unit: 'project',
          unitPrice: '3000',
          vatCase: 'standard19',
        },
      ],
    },
  },
  pay('2026-06-24', 'shop', '1190.00'),
  pay('2026-08-05', 'shop', '2380.00'),
  issue('2026-06-30', 'jun26', hours('brandwerk', '2026-06', '30', '58', '100', 'standard19')),
  pay('2026-07-15', 'jun26', '6902.00'),
  issue('2026-07-31', 'jul26', hours('brandwerk', '2026-07', '31', '80', '100', 'standard19')),
  pay('2026-08-17', 'jul26', '9520.00'),
  issue('2026-08-31', 'aug26', hours('lumiere', '2026-08', '31', '52', '95', 'euService')),
  pay('2026-09-21', 'aug26', '4940.00'),
  issue('2026-09-30', 'sep26', hours('brandwerk', '2026-09', '30', '75.5', '100', 'standard19')),
  pay('2026-10-20', 'sep26', '4000.00'),
  issue('2026-10-31', 'oct26', hours('harbor', '2026-10', '31', '45', '120', 'thirdCountryService')),
  { on: '2026-11-16', act: 'draft', invoice: hours('brandwerk', '2026-11', '15', '38', '100', 'standard19') },
];

/** The hours of a month. */
function hours(
  client: string,
  month: string,
  lastDay: string,
  quantity: string,
  unitPrice: string,
  vatCase: CastInvoice['lines'][number]['vatCase'],
): CastInvoice {
  return {
    client,
    title: vatCase === 'standard19' ? 'Softwareentwicklung' : 'Software development',
    service: { from: `${month}-01`, to: `${month}-${lastDay}` },
    lines: [
      {
        description: vatCase === 'standard19' ? 'Entwicklung nach Aufwand' : 'Development, time and material',
        quantity,
        unit: 'hourly',
        unitPrice,
        vatCase,
      },
    ],
  };
}
