/** The register of fixed assets: what is in it, what it depreciates by, and how it leaves. */
export { bookDepreciation } from './book-depreciation.ts';
export { changeUse } from './change-use.ts';
export { claimSpecial } from './claim-special.ts';
export { disposeAsset } from './dispose.ts';
export { refuseTreatment } from './enter.ts';
export { correctAssetsOfExpense, fieldOfLine, holdRegister, setAssetsOfExpense } from './of-expense.ts';
export { plannedDepreciation } from './planned.ts';
export { assetsOfYear, getAsset, listAssets } from './read.ts';
export { type RegisterAssetInput, registerAsset } from './register.ts';
export { assetsTaxedOtherwise } from './taxed-otherwise.ts';
export { undoAsset } from './undo.ts';
export { undoAssetAct } from './undo-act.ts';
