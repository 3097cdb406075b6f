/** `/data-classification` */
export { DataClassification as Page } from '../data-classification/index.ts';
