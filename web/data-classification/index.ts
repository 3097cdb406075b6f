/** Public face of the data classification screens. */
export { DataClassification } from './DataClassification.tsx';
