/** All that went out of Jonas's business in 2025, as rich as a year of a freelancer is: 183 slips, and what he writes himself. */
import type { VatPaidFor } from '@belegbar/domain/vouchers';
import { SINGLE_SLIPS } from './jonas-single-slips.ts';
import { SUBSCRIPTIONS } from './jonas-subscriptions.ts';
import { TRAVEL } from './jonas-travel.ts';
import type { Slip } from './slip.ts';

export const YEAR_OF_SLIPS: readonly Slip[] = [...SUBSCRIPTIONS, ...TRAVEL, ...SINGLE_SLIPS].toSorted(
  (one, other) => one.on.localeCompare(other.on),
);

/** Trips by his own car: 400 km. */
export const TRIPS: readonly { on: string; kilometres: string; purpose: string }[] = [
  { on: '2025-01-30', kilometres: '42', purpose: 'Brandwerk Digital, Besprechung in Potsdam' },
  { on: '2025-04-03', kilometres: '88', purpose: 'Kiezbäckerei, Aufbau der Kasse in Brandenburg' },
  { on: '2025-06-26', kilometres: '150', purpose: 'Brandwerk Digital, Vorführung in Cottbus' },
  { on: '2025-09-04', kilometres: '120', purpose: 'Kiezbäckerei, neue Filiale in Lübben' },
];

/** Trips with so many nights. */
export const AWAY: readonly { from: string; nights: number; purpose: string }[] = [
  { from: '2025-02-11', nights: 1, purpose: 'Hamburg, Brandwerk Digital beim Kunden' },
  { from: '2025-05-13', nights: 2, purpose: 'München, Messe für Handwerkssoftware' },
  { from: '2025-10-14', nights: 1, purpose: 'Hamburg, Brandwerk Digital beim Kunden' },
];

/** Days of a month on which he worked at home alone, noted at its end: 80. */
export const AT_HOME: readonly { on: string; count: number }[] = [
  { on: '2025-01-31', count: 8 },
  { on: '2025-02-28', count: 7 },
  { on: '2025-03-31', count: 6 },
  { on: '2025-04-30', count: 7 },
  { on: '2025-05-31', count: 5 },
  { on: '2025-06-30', count: 6 },
  { on: '2025-07-31', count: 8 },
  { on: '2025-08-31', count: 9 },
  { on: '2025-09-30', count: 6 },
  { on: '2025-10-31', count: 5 },
  { on: '2025-11-30', count: 7 },
  { on: '2025-12-31', count: 6 },
];

/** Euros to the tax office, of the last quarter within ten days of the turn of the year. */
export const VAT_PAID: readonly { on: string; amount: string; paidFor: VatPaidFor }[] = [
  { on: '2025-04-10', amount: '1963.79', paidFor: { kind: 'advanceReturn', period: '2025-Q1' as never } },
  { on: '2025-07-10', amount: '1025.20', paidFor: { kind: 'advanceReturn', period: '2025-Q2' as never } },
  { on: '2025-10-10', amount: '1269.25', paidFor: { kind: 'advanceReturn', period: '2025-Q3' as never } },
  { on: '2026-01-09', amount: '2061.82', paidFor: { kind: 'advanceReturn', period: '2025-Q4' as never } },
];
