/** How an electronic invoice is paid (EN 16931-1, BG-16 to BG-19). */

/** BG-16 with one account (BG-17) or card (BG-18). */
export interface PaymentMeans {
  /** BT-81, UNTDID 4461. */
  code?: string;
  /** BT-82 */
  text?: string;
  account?: CreditTransfer;
  card?: PaymentCard;
}

/** BG-17 */
export interface CreditTransfer {
  /** BT-84 */
  iban?: string;
  /** BT-85 */
  holder?: string;
  /** BT-86 */
  bic?: string;
}

/** BG-18 */
export interface PaymentCard {
  /** BT-87 */
  number?: string;
  /** BT-88 */
  holder?: string;
}

/** BG-19 */
export interface DirectDebit {
  /** BT-89 */
  mandate?: string;
  /** BT-90 */
  creditor?: string;
  /** BT-91 */
  debitedAccount?: string;
}

/** BG-DEX-09: BT-DEX-001, BT-DEX-002, BT-DEX-003. */
export interface ThirdPartyPayment {
  kind?: string;
  amount?: string;
  description?: string;
}
