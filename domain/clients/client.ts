/** Whom the business bills, and how they want it. */
import type { DocumentLanguage } from '../business/index.ts';
import type { VatCase } from '../law/index.ts';
import type { FormOfAddress, InvoiceFormat } from './preferences.ts';

/** A further address to which documents go: directly, or as a copy. */
export interface MailRecipient {
  kind: 'to' | 'cc';
  email: string;
}

/** A client (BG-7): who receives the invoice. Text that is not known is an empty string. */
export interface Client {
  /** The business's own number for the client. */
  number: string;
  name: string;
  contactPerson: string;
  email: string;
  phone: string;
  website: string;
  street: string;
  addressAddition: string;
  postCode: string;
  city: string;
  /** ISO 3166-1 alpha-2 */
  country: string;
  /** True for an entrepreneur or a legal person (§ 3a (2) UStG), false for a private person. */
  isBusiness: boolean;
  vatId: string;
  /** BT-10: the Leitweg-ID of a public body, or what another buyer wants to read as its reference; empty if there is none. */
  leitwegId: string;
  /** Language of documents to this client. */
  language: DocumentLanguage;
  formOfAddress: FormOfAddress;
  /** Days to pay of a new invoice: 0 on receipt, null as the business has it. */
  paymentDays: number | null;
  /** VAT case of a new line, where the law leaves room; null: what the law proposes. */
  vatCase: VatCase | null;
  /** How the client wants to receive invoices. */
  invoiceFormat: InvoiceFormat;
  /** Further addresses beside `email`, which stays the first. */
  recipients: MailRecipient[];
  notes: string;
}

/** A client about whom nothing is known but how most are: a business in Germany. */
export function emptyClient(language: Client['language']): Client {
  return {
    number: '',
    name: '',
    contactPerson: '',
    email: '',
    phone: '',
    website: '',
    street: '',
    addressAddition: '',
    postCode: '',
    city: '',
    country: 'DE',
    isBusiness: true,
    vatId: '',
    leitwegId: '',
    language,
    formOfAddress: 'formal',
    paymentDays: null,
    vatCase: null,
    invoiceFormat: 'pdf',
    recipients: [],
    notes: '',
  };
}
