/** Amounts of an electronic invoice (EN 16931-1, BG-20 to BG-23, BG-27, BG-28), as decimals. */

/** BG-20, BG-21 on the document (BT-92 to BT-98, BT-99 to BT-105); BG-27, BG-28 on a line (BT-136 to BT-140, BT-141 to BT-145). */
export interface AllowanceCharge {
  amount?: string;
  base?: string;
  percent?: string;
  /** Of the document only: BT-95, BT-96; BT-102, BT-103. */
  vatCategory?: string;
  vatRate?: string;
  reason?: string;
  reasonCode?: string;
}

/** BG-22 */
export interface DocumentTotals {
  /** BT-106 */
  lineNet?: string;
  /** BT-107 */
  allowances?: string;
  /** BT-108 */
  charges?: string;
  /** BT-109 */
  net?: string;
  /** BT-110 */
  vat?: string;
  /** BT-111: the same in the accounting currency. */
  vatInAccountingCurrency?: string;
  /** BT-112 */
  gross?: string;
  /** BT-113 */
  paid?: string;
  /** BT-114 */
  rounding?: string;
  /** BT-115 */
  payable?: string;
}

/** BG-23 */
export interface VatBreakdown {
  /** BT-116 */
  base?: string;
  /** BT-117 */
  tax?: string;
  /** BT-118, UNTDID 5305. */
  category?: string;
  /** BT-119 */
  rate?: string;
  /** BT-120, BT-121 */
  exemptionReason?: string;
  exemptionCode?: string;
}
