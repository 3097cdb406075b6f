/** The VAT case of a line stands with the law, where clients know it too. */
export { isTaxedCase, TAXED_CASES, VAT_CASES, type VatCase } from '../law/index.ts';
