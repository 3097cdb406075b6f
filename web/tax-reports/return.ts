/** The return as the contract gives it. */
import type { DerivationEntry, VatAdvanceReturn as Schema } from '@belegbar/contract/tax-reports';
import type { output } from 'zod';

export type VatAdvanceReturn = output<typeof Schema>;
export type ProofEntry = output<typeof DerivationEntry>;
