/** A line of an electronic invoice (EN 16931-1, BG-25). */
import type { Identifier, Period } from './model.ts';
import type { AllowanceCharge } from './model-amounts.ts';

export interface ELine {
  /** BT-126 */
  id?: string;
  /** BT-127 */
  note?: string;
  /** BT-128 */
  object?: Identifier;
  /** BT-129 */
  quantity?: string;
  /** BT-130, UN/ECE Recommendation 20 and 21. */
  unit?: string;
  /** BT-131 */
  net?: string;
  /** BT-132 */
  orderLine?: string;
  /** BT-133 */
  buyerAccounting?: string;
  /** BG-26 */
  period?: Period;
  /** BG-27, BG-28 */
  allowances: AllowanceCharge[];
  charges: AllowanceCharge[];
  /** BG-29 */
  price?: Price;
  /** BT-151 of BG-30 */
  vatCategory?: string;
  /** BT-152 */
  vatRate?: string;
  /** BG-31 */
  item?: LineItem;
  /** BG-DEX-01: lines within the line (extension of XRechnung). */
  subLines: ELine[];
}

/** BG-29 */
export interface Price {
  /** BT-146 */
  net?: string;
  /** BT-149 */
  baseQuantity?: string;
  /** BT-150 */
  baseUnit?: string;
  /** BT-147 and BT-148. */
  allowance?: PriceAllowance;
}

export interface PriceAllowance {
  /** BT-147 */
  amount?: string;
  /** BT-148 */
  gross?: string;
}

/** BG-31 */
export interface LineItem {
  /** BT-153 */
  name?: string;
  /** BT-154 */
  description?: string;
  /** BT-155 */
  sellerId?: string;
  /** BT-156 */
  buyerId?: string;
  /** BT-157 */
  standardId?: Identifier;
  /** BT-158 */
  classifications: ItemClassification[];
  /** BT-159 */
  originCountry?: string;
  /** BG-32 */
  attributes: ItemAttribute[];
}

/** BT-158 with its list (UNTDID 7143) and the list's version. */
export interface ItemClassification {
  code?: string;
  list?: string;
  version?: string;
}

/** BG-32: BT-160, BT-161. */
export interface ItemAttribute {
  name?: string;
  value?: string;
}
