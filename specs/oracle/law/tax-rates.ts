/** § 12 UStG: the rates of 2023 to 2026, in percent. */
export const RATES: Readonly<Record<string, bigint>> = {
  // Sales.
  standard19: 19n,
  reduced7: 7n,
  // Bills of German vendors show their VAT.
  inputStandard19: 19n,
  inputReduced7: 7n,
};

/** § 13b (5), § 1a UStG: what the buyer owes on the net amount. */
export const BUYERS_RATES: Readonly<Record<string, bigint>> = {
  euServiceReverseCharge: 19n,
  euServiceReverseCharge7: 7n,
  otherReverseCharge: 19n,
  otherReverseCharge7: 7n,
  intraCommunityAcquisition19: 19n,
  intraCommunityAcquisition7: 7n,
};
