/** Income tax of a person with its surcharges, and trade tax: pure arithmetic over the dated law. */
export { type Person, type PersonalTax, personalTax, taxOnProfit } from './personal.ts';
export { churchTax, churchTaxPercent, solidaritySurcharge } from './surcharges.ts';
export { type Assessment, incomeTax } from './tariff.ts';
export { type TradeTax, tradeTax } from './trade-tax.ts';
