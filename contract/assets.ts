/** The register of fixed assets: what is in it, its depreciation, and how it leaves. Amounts are cents. */
import {
  ASSET_KINDS,
  CERTAINTIES,
  DISPOSAL_REASONS,
  DISPOSAL_VAT_CASES,
  TREATMENTS,
} from '@belegbar/domain/assets';
import { ENTRY_KINDS } from '@belegbar/domain/journal';
import { z } from 'zod';
import { AssetFiguresMessage, AssetSumsMessage, InputVatCorrectionMessage } from './assets-figures.ts';
import { CentsAmount, DayText, Id, IdempotencyKey, Line, PercentText, procedure, Sum } from './common.ts';
import { YearNumber } from './tax-reports-income-surplus.ts';

const tags = ['Assets'];

const LIFE_MONTHS_MAXIMUM = 1200;
const LifeMonths = z.int().min(1).max(LIFE_MONTHS_MAXIMUM);
const RegisterTreatment = z.enum(TREATMENTS).exclude(['immediate']);

/** The line of a purchase as an asset. */
export const LineAssetMessage = z.object({
  description: Line(200).min(1),
  kind: z.enum(ASSET_KINDS),
  treatment: z.enum(TREATMENTS),
  /** Null where the treatment knows. */
  usefulLifeMonths: LifeMonths.nullable(),
  /** It serves without others, as a small one must (§ 6 (2) s. 2 EStG) and a screen does not; left out: it does. */
  isUsableAlone: z.boolean().optional(),
  /** What is taken off its cost for an investment deduction of the three years before (§ 7g (2) s. 3 EStG); left out: nothing. */
  reduction: CentsAmount.optional(),
});

const Opening = z.object({
  /** The first day of a month. */
  on: DayText,
  bookValue: CentsAmount,
});

const DisposalMessage = z.object({
  on: DayText,
  reason: z.enum(DISPOSAL_REASONS),
  /** Null where nothing came in, or an invoice or other income says what did. */
  proceeds: z
    .object({
      net: Sum,
      vat: Sum,
      vatCase: z.enum(DISPOSAL_VAT_CASES),
      isSmallBusiness: z.boolean(),
      taxPoint: DayText.nullable(),
      receivedOn: DayText.nullable(),
    })
    .nullable(),
});

export const AssetRowMessage = z.object({
  id: Id,
  number: z.string(),
  description: z.string(),
  kind: z.enum(ASSET_KINDS),
  treatment: RegisterTreatment,
  usefulLifeMonths: z.int().nullable(),
  isUsableAlone: z.boolean(),
  acquiredOn: DayText,
  /** What becomes cost. */
  cost: Sum,
  /** What of it was taken off at once (§ 7g (2) s. 3 EStG). */
  reduction: Sum,
  opening: Opening.nullable(),
  /** The purchase that it came with. */
  expenseId: Id.nullable(),
  disposal: DisposalMessage.nullable(),
  isTakenBack: z.boolean(),
  /** The plan, and what of it is booked. */
  years: z.array(
    z.object({
      year: z.int(),
      depreciation: Sum,
      special: Sum,
      bookValueAtEnd: Sum,
      isBooked: z.boolean(),
    }),
  ),
});

const act = { id: Id, isTakenBack: z.boolean() };

export const AssetDetailMessage = AssetRowMessage.extend({
  netPrice: Sum,
  inputVat: Sum,
  deducted: Sum,
  privateSharePercent: PercentText.nullable(),
  acts: z.array(
    z.discriminatedUnion('kind', [
      DisposalMessage.extend({ ...act, kind: z.literal('disposal') }),
      z.object({ ...act, kind: z.literal('special'), year: z.int(), amount: Sum }),
      z.object({ ...act, kind: z.literal('use'), from: DayText, percent: PercentText }),
    ]),
  ),
  /** § 15a UStG, year by year; none up to 1,000 euros of input VAT. */
  corrections: z.array(InputVatCorrectionMessage),
  /** Numbers of its entries in the journal. */
  entries: z.array(z.int()),
  /** The same with their days, in that order; what becomes cost is below zero. */
  booked: z.array(z.object({ number: z.int(), bookedOn: DayText, kind: z.enum(ENTRY_KINDS), net: Sum })),
});

const group = z.string().regex(/^(immovable|intangible|movable|lowValue|pool-\d{4})$/);

/** Anlage AVEÜR out of what is booked. */
export const AssetStatementMessage = z.object({
  year: z.int(),
  /** Years up to it whose depreciation is not booked: its figures are not whole before. */
  yearsNotBooked: z.array(z.int()),
  groups: z.array(
    AssetFiguresMessage.extend({
      group,
      assets: z.array(
        AssetFiguresMessage.extend({
          id: Id,
          number: z.string(),
          description: z.string(),
          /** Numbers of the year's entries in the journal. */
          entries: z.array(z.int()),
        }),
      ),
    }),
  ),
});

/** What of the register a file shows. */
export const AssetRegisterQuery = z.object({ year: YearNumber, language: z.enum(['de', 'en']) });

const DisposalInput = z.discriminatedUnion('reason', [
  z.strictObject({ reason: z.literal('loss'), on: DayText }),
  z.strictObject({
    reason: z.literal('sale'),
    on: DayText,
    /** Null where an invoice bills it, or its income is noted elsewhere. */
    received: z
      .strictObject({ gross: CentsAmount, vatCase: z.enum(DISPOSAL_VAT_CASES), receivedOn: DayText })
      .nullable(),
  }),
  z.strictObject({
    reason: z.literal('withdrawal'),
    on: DayText,
    /** What it would cost that day, without VAT. */
    value: CentsAmount,
    vatCase: z.enum(DISPOSAL_VAT_CASES).exclude(['exempt']),
  }),
]);

const ALREADY_TAKEN_BACK = { status: 409, message: 'The asset was taken back.' };
const created = { method: 'POST', tags, successStatus: 201 } as const;

export const assetsContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/assets',
      tags,
      summary: 'List the register of fixed assets with its plan, the latest entered first, page by key',
    })
    .input(
      z.object({
        /** `next` of the page before. */
        after: Id.optional(),
        /** Of one purchase alone; the sums stay those of the register. */
        expenseId: Id.optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
      }),
    )
    .output(
      z.object({
        assets: z.array(AssetRowMessage),
        next: Id.nullable(),
        /** Of the whole register. */
        yearsNotBooked: z.array(z.int()),
        sums: AssetSumsMessage,
      }),
    ),
  usefulLives: procedure
    .route({
      method: 'GET',
      path: '/assets/useful-lives',
      tags,
      summary: 'List useful lives of common assets',
    })
    .output(
      z.object({
        lives: z.array(
          z.object({
            key: z.string(),
            label: z.object({ de: z.string(), en: z.string() }),
            kind: z.enum(ASSET_KINDS),
            months: z.int(),
            isOneYearAllowed: z.boolean(),
            tableNumber: z.string().nullable(),
            certainty: z.enum(CERTAINTIES),
          }),
        ),
      }),
    ),
  statement: procedure
    .route({
      method: 'GET',
      path: '/assets/statements/{year}',
      tags,
      summary: 'Read the figures of Anlage AVEÜR of a year, with the assets and entries of each',
    })
    .input(z.object({ year: YearNumber }))
    .output(AssetStatementMessage),
  get: procedure
    .route({
      method: 'GET',
      path: '/assets/{id}',
      tags,
      summary: 'Read an asset with its acts and corrections',
    })
    .input(z.object({ id: Id }))
    .output(AssetDetailMessage),
  register: procedure
    .route({
      ...created,
      path: '/assets',
      summary: 'Bring an asset along from former books, with its book value',
    })
    .input(
      z.object({
        idempotencyKey: IdempotencyKey,
        description: Line(200).min(1),
        kind: z.enum(ASSET_KINDS),
        treatment: RegisterTreatment,
        usefulLifeMonths: LifeMonths.optional(),
        /** Left out: it is. */
        isUsableAlone: z.boolean().optional(),
        acquiredOn: DayText,
        cost: CentsAmount,
        /** Without VAT; left out: the cost. */
        netPrice: CentsAmount.optional(),
        inputVat: CentsAmount.optional(),
        /** What of it was deducted. */
        deducted: CentsAmount.optional(),
        opening: Opening,
      }),
    )
    .output(z.object({ id: Id })),
  bookDepreciation: procedure
    .route({
      method: 'POST',
      path: '/assets/depreciation',
      tags,
      summary: 'Book the depreciation that is missing through a year or month; again, it books nothing',
    })
    .input(z.object({ through: z.string().regex(/^(2\d{3})(-(0[1-9]|1[0-2]))?$/) }))
    .output(z.object({ entries: z.int(), closed: z.array(DayText) })),
  dispose: procedure
    .route({
      ...created,
      path: '/assets/{id}/disposal',
      summary: 'Note that an asset was sold, lost or taken for private ends',
    })
    .input(z.object({ id: Id, idempotencyKey: IdempotencyKey, disposal: DisposalInput }))
    /** Of the act. */
    .output(z.object({ id: Id }))
    .errors({ ALREADY_TAKEN_BACK }),
  claimSpecial: procedure
    .route({
      ...created,
      path: '/assets/{id}/special-depreciation',
      summary: 'Take special depreciation for a year (§ 7g (5) EStG)',
    })
    .input(
      z.object({
        id: Id,
        idempotencyKey: IdempotencyKey,
        year: YearNumber,
        amount: CentsAmount,
        /** Profit of the year before the acquisition. */
        profitBefore: CentsAmount,
      }),
    )
    /** Of the act. */
    .output(z.object({ id: Id }))
    .errors({ ALREADY_TAKEN_BACK }),
  changeUse: procedure
    .route({
      ...created,
      path: '/assets/{id}/uses',
      summary: 'Note from when on another part of its use allows input VAT (§ 15a UStG)',
    })
    .input(z.object({ id: Id, idempotencyKey: IdempotencyKey, from: DayText, percent: PercentText }))
    /** Of the act. */
    .output(z.object({ id: Id }))
    .errors({ ALREADY_TAKEN_BACK }),
  undoAct: procedure
    .route({
      method: 'POST',
      path: '/assets/{id}/acts/{actId}/undo',
      tags,
      summary: 'Take back what was noted of an asset by mistake; both stay in the books',
    })
    .input(z.object({ id: Id, actId: Id, idempotencyKey: IdempotencyKey }))
    .output(z.object({ id: Id }))
    .errors({ ALREADY_TAKEN_BACK }),
  undo: procedure
    .route({
      method: 'POST',
      path: '/assets/{id}/undo',
      tags,
      summary: 'Take back an asset that was brought along by mistake; all of it stays in the books',
    })
    .input(z.object({ id: Id, idempotencyKey: IdempotencyKey }))
    .output(z.object({ id: Id }))
    .errors({ ALREADY_TAKEN_BACK }),
};
