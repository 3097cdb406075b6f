/** Fixed assets, as a case tells them. Amounts are in euros. */
import type { RegisterTreatment } from '@belegbar/domain/assets';

/** How it becomes cost. */
export interface CaseAssetLine {
  kind: 'movable' | 'intangible';
  treatment: RegisterTreatment;
  usefulLifeMonths: number | null;
}

export type CaseAssetEvent =
  /** `cost`: what becomes cost; `deducted`: input VAT of it. */
  | ({
      type: 'asset';
      id: string;
      date: string;
      cost: string;
      deducted: string;
      /** Left out: what was deducted of it. */
      inputVat?: string;
      /** Of who brings it along: the first day of a month, and what former books left. */
      opening?: { on: string; bookValue: string };
    } & CaseAssetLine)
  | CaseDisposal
  | { type: 'undoDisposal'; of: string }
  /** § 7g (5) EStG, by who did not earn too much before. */
  | { type: 'specialDepreciation'; id: string; of: string; year: number; amount: string }
  /** From a day on another part of its use allows input VAT (§ 15a UStG). */
  | { type: 'assetUse'; id: string; of: string; from: string; percent: string }
  | { type: 'undoAssetAct'; of: string; act: string }
  /** What the year takes is booked. */
  | { type: 'closeYear'; year: number };

export type CaseDisposal = { type: 'disposal'; of: string; date: string } & (
  | { reason: 'loss' }
  | { reason: 'sale'; gross: string; vatCase: 'standard19' | 'exempt'; receivedOn: string }
  | { reason: 'withdrawal'; value: string; vatCase: 'standard19' | 'reduced7' }
);
