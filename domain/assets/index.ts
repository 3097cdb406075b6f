/** Public face of assets: what is in the register, how it becomes cost, how it leaves, and what it books. */
export {
  ASSET_KINDS,
  type Asset,
  type AssetDescription,
  type AssetKind,
  type BoughtAsset,
  DISPOSAL_REASONS,
  DISPOSAL_VAT_CASES,
  type Disposal,
  type RegisterTreatment,
  type SpecialClaim,
  TREATMENTS,
} from './asset.ts';
export {
  bookAsset,
  bookAssetChange,
  bookAssetUndo,
  depreciationCategory,
  lastDayOfYear,
  missingClosings,
  plannedDepreciation,
  yearsNotClosed,
} from './book-asset.ts';
export { correctInputVat, type UseFrom, type WatchedAsset } from './correct-input-vat.ts';
export {
  type DisposalProposal,
  decideDisposal,
  isDisposalTaxedAlike,
  taxedByDeducted,
} from './decide-disposal.ts';
export { bookValueOn, yearToDate } from './depreciated.ts';
export { type DisposalEffect, disposalEffect } from './disposal-effect.ts';
export { hasHistory } from './history.ts';
export { proposedTreatment, type TreatmentOffer } from './proposed-treatment.ts';
export { type ReductionRefusal, reducedCost, reductionRefusal } from './reduction.ts';
export { schedule } from './schedule.ts';
export { type SpecialProposal, specialRefusal } from './special-claim.ts';
export {
  type AssetFigures,
  type AssetGroup,
  type AssetGroupInYear,
  type AssetInYear,
  assetStatement,
} from './statement.ts';
export {
  type AssetProposal,
  isInRegister,
  isMixedPoolYear,
  isSpreadOverLife,
  openingRefusal,
  type Refused,
  type SmallAsset,
  treatmentRefusal,
} from './treatment.ts';
export { type UnfitAct, unfitAct } from './unfit-act.ts';
export { CERTAINTIES, needsAComputer, USEFUL_LIVES } from './useful-lives.ts';
