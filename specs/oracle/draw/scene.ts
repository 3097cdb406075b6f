/** What is drawn: plain numbers that are resolved into events one by one, so that any of them can be left out and the rest still makes sense. */
import fc from 'fast-check';
import { STEP_KINDS } from './steps.ts';

/** Something that happens to a document. */
export interface Step {
  kind: (typeof STEP_KINDS)[number];
  /** Since what happened before it. */
  afterDays: number;
  /** Between the day and its noting. */
  lateDays: number;
  /** How much of what there is. */
  percent: number;
}

export interface Sum {
  cents: number;
  /** Chooses a VAT case or code. */
  kind: number;
  /** Chooses quantity and discount, or category and share. */
  variant: number;
}

export interface DrawnDocument {
  /** Since the beginning of the first year. */
  onDay: number;
  lateDays: number;
  /** From the date of the document to the end of the supply; may be negative. */
  supplyDays: number;
  /** Chooses the other party. */
  party: number;
  /** Chooses the discount or the private share. */
  variant: number;
  /** Chooses the currency. */
  currency: number;
  /** Chooses whether lines of a bill are assets. */
  fixed: number;
  sums: Sum[];
  steps: Step[];
}

export interface DrawnVoucher {
  onDay: number;
  lateDays: number;
  supplyDays: number;
  cents: number;
  kind: number;
  /** Chooses what its kind leaves open. */
  variant: number;
  /** After how many days it is taken back; null: never. */
  backAfterDays: number | null;
}

export interface DrawnAsset {
  onDay: number;
  lateDays: number;
  cents: number;
  /** Chooses the treatment. */
  kind: number;
  /** Chooses life, VAT and how it leaves. */
  variant: number;
  /** For how many days somebody has had it who brings it along; null: it is bought. */
  oldDays: number | null;
  /** Null: it stays. */
  leavesAfterDays: number | null;
  /** After how many days that is taken back; null: never. */
  backAfterDays: number | null;
}

/** Something that happens to one of the assets that there are then. */
export interface DrawnAssetAct {
  /** On which it is noted. */
  onDay: number;
  of: number;
  kind: number;
  variant: number;
  cents: number;
  percent: number;
  /** Since it came. */
  afterDays: number;
  /** After how many days it is taken back; null: never. */
  backAfterDays: number | null;
}

export interface Scene {
  year: number;
  isCash: boolean;
  isSmallBusiness: boolean;
  /** By new years what changes: nothing, the basis, the status, or both. */
  changes: number[];
  sales: DrawnDocument[];
  purchases: DrawnDocument[];
  vouchers: DrawnVoucher[];
  assets: DrawnAsset[];
  assetActs: DrawnAssetAct[];
}

const percent = fc.integer({ min: 1, max: 130 });
const choice = fc.nat({ max: 99 });
/** Mostly noted at once. */
const lateDays = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 250 }) },
);
const supplyDays = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: -80, max: -1 }) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 300 }) },
);
const afterDays = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 120 }) },
);

function seldom<Each>(arbitrary: fc.Arbitrary<Each>): fc.Arbitrary<Each | null> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
}

const step = fc.record({ kind: fc.constantFrom(...STEP_KINDS), afterDays, lateDays, percent });
const sum = fc.record({ cents: fc.integer({ min: 1000, max: 300_000 }), kind: choice, variant: choice });

const document = fc.record({
  onDay: fc.nat({ max: 900 }),
  lateDays,
  supplyDays,
  party: choice,
  variant: choice,
  currency: choice,
  fixed: choice,
  sums: fc.array(sum, { minLength: 1, maxLength: 4 }),
  steps: fc.array(step, { maxLength: 8, size: 'max' }),
});

const voucher = fc.record({
  onDay: fc.nat({ max: 1200 }),
  lateDays,
  supplyDays,
  cents: fc.integer({ min: 1000, max: 300_000 }),
  kind: choice,
  variant: choice,
  backAfterDays: seldom(fc.nat({ max: 200 })),
});

const asset = fc.record({
  onDay: fc.nat({ max: 900 }),
  lateDays,
  cents: fc.integer({ min: 1000, max: 300_000 }),
  kind: choice,
  variant: choice,
  oldDays: seldom(fc.integer({ min: 1, max: 1500 })),
  leavesAfterDays: fc.option(fc.nat({ max: 900 }), { nil: null, freq: 2 }),
  backAfterDays: seldom(fc.nat({ max: 200 })),
});

const assetAct = fc.record({
  onDay: fc.integer({ min: 60, max: 1200 }),
  of: choice,
  kind: choice,
  variant: choice,
  cents: fc.integer({ min: 1000, max: 300_000 }),
  percent,
  afterDays: fc.nat({ max: 900 }),
  backAfterDays: seldom(fc.nat({ max: 200 })),
});

/** Without the leaning of the library towards nothing and little. */
export const anyScene: fc.Arbitrary<Scene> = fc.noBias(
  fc.record({
    year: fc.integer({ min: 2023, max: 2026 }),
    isCash: fc.boolean(),
    isSmallBusiness: fc.nat({ max: 3 }).map((number) => number === 3),
    changes: fc.array(fc.nat({ max: 5 }), { maxLength: 3 }),
    sales: fc.array(document, { maxLength: 5, size: 'max' }),
    purchases: fc.array(document, { maxLength: 5, size: 'max' }),
    vouchers: fc.array(voucher, { maxLength: 6, size: 'max' }),
    assets: fc.array(asset, { maxLength: 3, size: 'max' }),
    assetActs: fc.array(assetAct, { maxLength: 6, size: 'max' }),
  }),
);
