/** Jonas without a phone number, among whose clients is a public body that takes nothing but an XRechnung. */
import type { Locator } from '@playwright/test';
import type { CastMember } from '../../cast/cast.ts';
import { jonas } from '../../cast/jonas.ts';
import type { Actor } from './actor.ts';

export const PUBLIC_BODY = {
  name: 'Stadtwerke Elbtal AöR',
  street: 'Am Wasserwerk 3',
  postCode: '01665',
  city: 'Elbtal',
  country: 'DE',
  email: '',
  invoiceFormat: 'xrechnung',
  leitwegId: '04011000-1234512345-06',
} as const;

export const JONAS_WITHOUT_PHONE: CastMember = {
  ...jonas,
  profile: { ...jonas.profile, phone: '' },
  clients: { ...jonas.clients, stadtwerke: PUBLIC_BODY },
};

export const WORK = { description: 'Entwicklung', quantity: '2', unitPrice: '760' };

/** The part of the editor that assesses the invoice as an e-invoice. */
export function eInvoicePart({ page, say }: Actor): Locator {
  return page.getByRole('region', { name: say('invoices:eInvoice.title') });
}
