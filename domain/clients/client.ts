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
  /** Language of documents to this client. */
  language: 'de' | 'en';
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
    language,
    notes: '',
  };
}
