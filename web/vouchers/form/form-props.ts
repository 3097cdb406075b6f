/** What every form is given. */
import type { Voucher } from '@belegbar/domain/vouchers';
import type { Business } from '../message.ts';
import type { NewVoucher } from '../new-vouchers.ts';

export interface FormProps {
  word: NewVoucher;
  /** Stands for the one that would be entered: how the business is taxed. */
  voucher: Voucher;
  business: Business;
  onClose: () => void;
}
