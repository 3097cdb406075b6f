/** What of a file can be seen before it is sent; the server looks at its content. */

export type StorageName = 'logo' | 'signature' | 'paypal-qr' | 'letterhead' | 'email-signature';

interface Kind {
  types: readonly string[];
  megabytesMaximum: number;
  shape: 'wide' | 'square' | 'page';
}

const PRINTED = ['image/png', 'image/jpeg'];

export const KINDS: Readonly<Record<StorageName, Kind>> = {
  logo: { types: PRINTED, megabytesMaximum: 2, shape: 'wide' },
  signature: { types: PRINTED, megabytesMaximum: 5, shape: 'wide' },
  'paypal-qr': { types: [...PRINTED, 'image/webp'], megabytesMaximum: 5, shape: 'square' },
  'email-signature': { types: PRINTED, megabytesMaximum: 5, shape: 'wide' },
  letterhead: { types: ['application/pdf', ...PRINTED], megabytesMaximum: 5, shape: 'page' },
};

/** What is wrong with a file by its type and size; null when it can be sent. */
export function problemOf(
  name: StorageName,
  file: Pick<File, 'type' | 'size'>,
): { code: string; values?: Record<string, string> } | null {
  const { types, megabytesMaximum } = KINDS[name];
  if (!types.includes(file.type)) return { code: name === 'letterhead' ? 'file.page' : 'file.type' };
  if (file.size <= megabytesMaximum * 1024 * 1024) return null;
  return { code: 'file.size', values: { megabytes: String(megabytesMaximum) } };
}
