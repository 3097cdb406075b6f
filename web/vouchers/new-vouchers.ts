/** The forms, by the word after `?new=` in the address. */
export const NEW_VOUCHERS = [
  'kilometres',
  'meals',
  'home-office',
  'cash',
  'income',
  'withdrawal',
  'contribution',
  'vat',
  'tax',
  'private-use',
] as const;
export type NewVoucher = (typeof NEW_VOUCHERS)[number];

export function newVoucherOf(word: string | undefined): NewVoucher | null {
  return NEW_VOUCHERS.find((one) => one === word) ?? null;
}
