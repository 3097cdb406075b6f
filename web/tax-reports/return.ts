/** The reports as the contract gives them. */

import type { AdvancesOfYear, VatAdvanceReturn as Schema } from '@belegbar/contract/tax-reports';
import type {
  AnnualDueMessage,
  CashEntry,
  IncomeSurplusStatement,
} from '@belegbar/contract/tax-reports-income-surplus';
import type { RecapitulativeStatement } from '@belegbar/contract/tax-reports-recapitulative';
import type { output } from 'zod';

export type VatAdvanceReturn = output<typeof Schema>;
export type AnnualDueDay = output<typeof AnnualDueMessage>;
export type YearOfAdvances = output<typeof AdvancesOfYear>;
export type Advance = YearOfAdvances['periods'][number];
export type IncomeSurplus = output<typeof IncomeSurplusStatement>;
export type CashMovement = output<typeof CashEntry>;
export type Recapitulative = output<typeof RecapitulativeStatement>;
export type RecapitulativeLine = Recapitulative['lines'][number];
