/** What a change of taxation asks of those who know how the business is taxed. */
import { assetsTaxedOtherwise } from './assets/index.ts';
import type { RegimePorts } from './business/index.ts';
import { judgePurchasesAnew } from './expenses/index.ts';
import { vouchersTaxedOtherwise } from './vouchers/index.ts';

export const REGIME_PORTS: RegimePorts = {
  judgePurchasesAnew,
  async taxedOtherwise(context, transaction, changed) {
    const vouchers = await vouchersTaxedOtherwise(context, transaction, changed);
    return [...vouchers, ...(await assetsTaxedOtherwise(context, transaction, changed))];
  },
};
