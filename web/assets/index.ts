/** Public face of the register of assets: what came of a purchase, and treatments side by side. */
export { AssetsOfExpense } from './AssetsOfExpense.tsx';
export { TreatmentTable } from './TreatmentTable.tsx';
