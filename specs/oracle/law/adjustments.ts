/** Boxes that no document fills: which amounts each takes, in the advance return and in that of the year. */

interface Adjusted {
  base?: string;
  tax?: string;
  deducted?: string;
}

export const ADJUSTED: Readonly<Record<string, Adjusted>> = {
  otherRates: { base: '35/155', tax: '36/156' },
  farmSupplyToEu: { base: '77/777' },
  farmSupply: { base: '76/346', tax: '80/347' },
  newVehicleToEu: { base: '44/744' },
  newVehicleByOthers: { base: '49/749' },
  triangularSupply: { base: '42/742' },
  changeOfTaxation: { tax: '65/317' },
  wrongVat: { tax: '69/318' },
  inputVatReduction: { tax: '37/637' },
  exemptAcquisition: { base: '91/791' },
  zeroRatedAcquisition: { base: '90/780' },
  acquisitionOtherRates: { base: '95/798', tax: '98/799', deducted: '61/761' },
  newVehicleAcquired: { base: '94/794', tax: '96/796', deducted: '61/761' },
  landReverseCharge: { base: '73/873', tax: '74/874', deducted: '67/467' },
  averageRateInputVat: { tax: '63/334' },
  newVehicleInputVat: { tax: '59/759' },
  inputVatCorrection: { tax: '64/357' },
};
