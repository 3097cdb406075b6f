/** What can be stored by name: in which area, from which files, up to which size. */

import type { STORAGE_AREAS, STORAGE_NAMES } from '@belegbar/contract/storage';
import type { ImageType } from '@belegbar/documents';

export type ObjectName = (typeof STORAGE_NAMES)[number];
export type Area = (typeof STORAGE_AREAS)[number];

interface ObjectKind {
  area: Area;
  megabytesMaximum: number;
  /** Types of a picture; a letterhead may also be a PDF. */
  content: readonly ImageType[] | 'letterhead';
}

const PRINTED: readonly ImageType[] = ['image/png', 'image/jpeg'];

export const OBJECTS: Readonly<Record<ObjectName, ObjectKind>> = {
  logo: { area: 'company-logos', megabytesMaximum: 2, content: PRINTED },
  signature: { area: 'user-signatures', megabytesMaximum: 5, content: PRINTED },
  'paypal-qr': { area: 'payment-qr-codes', megabytesMaximum: 5, content: [...PRINTED, 'image/webp'] },
  'email-signature': { area: 'user-signatures', megabytesMaximum: 5, content: PRINTED },
  letterhead: { area: 'invoice-templates', megabytesMaximum: 5, content: 'letterhead' },
};

/** The one area whose files anyone may see who knows their path. */
export const PUBLIC_AREA: Area = 'company-logos';
