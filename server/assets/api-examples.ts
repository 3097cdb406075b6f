/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { idempotencyKey } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const id = '01a2049c-7c68-7096-a611-57f800dbc6de';
const actId = '01a2049c-7c68-7096-a611-57f800dbc6df';

/** A camera of 1,960.00 of July 2024 over seven years, brought along at the beginning of 2026 with 1,540.00. */
const camera = {
  description: 'Kamera',
  kind: 'movable',
  treatment: 'straightLine',
  usefulLifeMonths: 84,
  isUsableAlone: true,
  acquiredOn: '2024-07-01',
  cost: 196_000,
  opening: { on: '2026-01-01', bookValue: 154_000 },
};
const year = (year: number, depreciation: number, bookValueAtEnd: number) => ({
  year,
  depreciation,
  special: 0,
  bookValueAtEnd,
  isBooked: year === 2026,
});
const row = {
  ...camera,
  reduction: 0,
  id,
  number: 'AV-2024-0001',
  expenseId: null,
  disposal: null,
  isTakenBack: false,
  years: [
    year(2026, 28_000, 126_000),
    year(2027, 28_000, 98_000),
    year(2028, 28_000, 70_000),
    year(2029, 28_000, 42_000),
    year(2030, 28_000, 14_000),
    year(2031, 14_000, 0),
  ],
};
const sums = {
  count: 1,
  gone: 0,
  cost: row.cost,
  years: row.years.map(({ year, depreciation, bookValueAtEnd }) => ({ year, depreciation, bookValueAtEnd })),
};
const figures = {
  bookValueAtStart: 154_000,
  additions: 0,
  specialDepreciation: 0,
  depreciation: 28_000,
  disposals: 0,
  bookValueAtEnd: 126_000,
};

export const assetsExamples: Readonly<Record<string, ApiExample>> = {
  'assets.list': { input: { limit: 50 }, output: { assets: [row], next: null, yearsNotBooked: [], sums } },
  'assets.usefulLives': {
    output: {
      lives: [
        {
          key: 'camera',
          label: { de: 'Foto-, Film-, Videokamera', en: 'photo or video camera' },
          kind: 'movable',
          months: 84,
          isOneYearAllowed: false,
          tableNumber: '6.14.4',
          certainty: 'confirmed',
        },
      ],
    },
  },
  'assets.statement': {
    input: { year: 2026 },
    output: {
      year: 2026,
      yearsNotBooked: [],
      groups: [
        {
          group: 'movable',
          ...figures,
          assets: [{ id, number: 'AV-2024-0001', description: 'Kamera', ...figures, entries: [41] }],
        },
      ],
    },
  },
  'assets.get': {
    input: { id },
    output: {
      ...row,
      netPrice: 196_000,
      inputVat: 37_240,
      deducted: 37_240,
      privateSharePercent: null,
      acts: [],
      corrections: [],
      entries: [41],
      booked: [{ number: 41, bookedOn: '2026-12-31', kind: 'depreciation', net: -28_000 }],
    },
  },
  'assets.register': {
    input: { ...camera, idempotencyKey, inputVat: 37_240, deducted: 37_240 },
    output: { id },
  },
  'assets.bookDepreciation': { input: { through: '2026' }, output: { entries: 1, closed: ['2026-12-31'] } },
  'assets.dispose': {
    input: {
      id,
      idempotencyKey,
      disposal: {
        reason: 'sale',
        on: '2027-03-15',
        received: { gross: 95_200, vatCase: 'standard19', receivedOn: '2027-03-15' },
      },
    },
    output: { id: actId },
  },
  'assets.claimSpecial': {
    input: { id, idempotencyKey, year: 2026, amount: 40_000, profitBefore: 6_000_000 },
    output: { id: actId },
  },
  'assets.changeUse': {
    input: { id, idempotencyKey, from: '2027-01-01', percent: '60' },
    output: { id: actId },
  },
  'assets.undoAct': { input: { id, actId, idempotencyKey }, output: { id } },
  'assets.undo': { input: { id, idempotencyKey }, output: { id } },
};
