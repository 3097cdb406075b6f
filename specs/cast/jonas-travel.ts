/** Jonas on his way in 2025: trains, hotels, taxis, shared cars, and meals with clients. */
import { type Slip, slip } from './slip.ts';

const TRAIN = {
  vendor: 'Schienenland AG',
  country: 'DE',
  category: 'transportation',
  means: 'card',
} as const;
const TAXI = {
  vendor: 'Funktaxi Spree eG',
  country: 'DE',
  category: 'transportation',
  means: 'cash',
} as const;
const SHARED_CAR = {
  vendor: 'Stadtauto GmbH',
  country: 'DE',
  category: 'transportation',
  means: 'directDebit',
} as const;

const trains: [on: string, gross: string][] = [
  ['2025-01-14', '64.20'],
  ['2025-02-11', '89.88'],
  ['2025-03-18', '48.15'],
  ['2025-04-08', '64.20'],
  ['2025-05-13', '128.40'],
  ['2025-06-17', '64.20'],
  ['2025-07-08', '48.15'],
  ['2025-08-19', '89.88'],
  ['2025-09-09', '64.20'],
  ['2025-10-14', '128.40'],
  ['2025-11-11', '64.20'],
  ['2025-12-09', '48.15'],
];
const taxis = ['2025-01-14', '2025-03-18', '2025-06-17', '2025-09-09', '2025-12-09'];
const rides = [
  '2025-01-22',
  '2025-02-25',
  '2025-03-27',
  '2025-04-24',
  '2025-06-05',
  '2025-08-28',
  '2025-10-23',
  '2025-11-27',
];
const nights: [on: string, vendor: string, gross: string][] = [
  ['2025-02-12', 'Hotel am Fleet GmbH', '96.30'],
  ['2025-05-15', 'Gasthof Isar KG', '214.00'],
  ['2025-10-15', 'Hotel am Fleet GmbH', '101.65'],
];

interface Meal {
  on: string;
  place: string;
  guest: string;
  occasion: string;
  /** All that was eaten and drunk, at 19 % until the end of 2025. */
  gross: string;
  tip?: string;
}

const meals: Meal[] = [
  meal('2025-02-20', 'Trattoria Alma, Bergmannstraße 8', 'Ines Kettler', 'Abnahme der Startseite', '71.40'),
  meal('2025-03-19', 'Zum Anker, Kollwitzstraße 2', 'Ines Kettler', 'Umfang des Relaunchs', '95.20', '8.00'),
  meal('2025-04-09', 'Teehaus Lotos, Sonnenallee 4', 'Emre Yıldız', 'Kassenanbindung', '47.60'),
  meal('2025-05-21', 'Trattoria Alma, Bergmannstraße 8', 'Ines Kettler', 'Rahmenvertrag', '142.80', '10.00'),
  meal('2025-07-10', 'Teehaus Lotos, Sonnenallee 4', 'Emre Yıldız', 'Bestellseite', '59.50'),
  meal(
    '2025-09-10',
    'Zum Anker, Kollwitzstraße 2',
    'Paul Steindl',
    'Schnittstelle zum Lager',
    '107.10',
    '9.00',
  ),
  meal('2025-10-22', 'Zum Anker, Kollwitzstraße 2', 'Emre Yıldız', 'Fehler der Bestellseite', '83.30'),
  meal('2025-12-11', 'Trattoria Alma, Bergmannstraße 8', 'Ines Kettler', 'Planung 2026', '119.00', '12.00'),
];

function meal(on: string, place: string, guest: string, occasion: string, gross: string, tip?: string): Meal {
  return { on, place, guest, occasion, gross, ...(tip === undefined ? {} : { tip }) };
}

function slipOfMeal({ on, place, guest, occasion, gross, tip }: Meal): Slip {
  return {
    on,
    vendor: place.split(',')[0] as string,
    country: 'DE',
    category: 'business_meals',
    means: 'card',
    entertainment: { place, participants: ['Jonas Weber', guest], occasion },
    lines: [
      { taxCode: 'inputStandard19', amount: gross, description: 'Speisen und Getränke' },
      ...(tip === undefined
        ? []
        : [{ taxCode: 'inputNone' as const, amount: tip, description: 'Trinkgeld' }]),
    ],
  };
}

/** 12 trains, 5 taxis, 8 rides, 3 hotels, 8 meals: 36 slips. */
export const TRAVEL: Slip[] = [
  ...trains.map(([on, gross]) => slip(on, 'inputReduced7', gross, TRAIN)),
  ...taxis.map((on) => slip(on, 'inputReduced7', '21.40', TAXI)),
  ...rides.map((on) => slip(on, 'inputStandard19', '35.70', SHARED_CAR)),
  ...nights.map(([on, vendor, gross]) =>
    slip(on, 'inputReduced7', gross, {
      vendor,
      country: 'DE',
      category: 'business_trip_accommodation',
      means: 'card',
    }),
  ),
  ...meals.map(slipOfMeal),
];
