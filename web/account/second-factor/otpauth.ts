/** The key inside of the address that a QR code gives to an authenticator app. */

/** The secret of an `otpauth://` address, as it is typed by hand. */
export function keyOf(address: string): string {
  return new URL(address).searchParams.get('secret') ?? '';
}

/** In fours, which one can read out and type without losing the place. */
export function inFours(key: string): string {
  return key.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
