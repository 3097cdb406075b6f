/** The parties of an electronic invoice (EN 16931-1). */
import type { Identifier } from './model.ts';

/** BG-4: BT-27 to BT-43 with its address (BG-5) and contact (BG-6). */
export interface Party {
  /** BT-27 */
  name?: string;
  /** BT-28 */
  tradingName?: string;
  /** BT-29 */
  identifiers: Identifier[];
  /** BT-30 */
  legalRegistration?: Identifier;
  /** BT-31 */
  vatId?: string;
  /** BT-32 */
  taxNumber?: string;
  /** BT-33 */
  legalInformation?: string;
  /** BT-34 */
  electronicAddress?: Identifier;
  address?: EAddress;
  contact?: Contact;
}

/** BG-7: BT-44 name, BT-45 trading name, BT-46 identifier, BT-47 registration, BT-48 VAT id, BT-49 electronic address, BG-8, BG-9. */
export type Buyer = Party;

/** BG-5, BG-8, BG-12, BG-15: lines 1 to 3, city, post code, subdivision, country (ISO 3166-1 alpha-2). */
export interface EAddress {
  line1?: string;
  line2?: string;
  line3?: string;
  city?: string;
  postCode?: string;
  subdivision?: string;
  country?: string;
}

/** BG-6, BG-9 */
export interface Contact {
  /** BT-41, BT-56 */
  name?: string;
  /** BT-42, BT-57 */
  phone?: string;
  /** BT-43, BT-58 */
  email?: string;
}

/** BG-10 */
export interface Payee {
  /** BT-59 */
  name?: string;
  /** BT-60 */
  identifier?: Identifier;
  /** BT-61 */
  legalRegistration?: Identifier;
}

/** BG-11 */
export interface TaxRepresentative {
  /** BT-62 */
  name?: string;
  /** BT-63 */
  vatId?: string;
  /** BG-12 */
  address?: EAddress;
}

/** BG-13 */
export interface Delivery {
  /** BT-70 */
  name?: string;
  /** BT-71 */
  location?: Identifier;
  /** BT-72 */
  date?: string;
  /** BG-15 */
  address?: EAddress;
}
