/** Identifiers with right check digits that belong to nobody. */
import type { Random } from '../random.ts';

/** German, of a bank whose code begins with 9, which no bank has. */
export function someIban(random: Random): string {
  return withCheckDigits('DE', `9${random.digits(7)}${random.digits(10)}`);
}

/** Dutch, of a bank that is not. */
export function someDutchIban(random: Random): string {
  return withCheckDigits('NL', `XQZK0${random.digits(9)}`);
}

function withCheckDigits(country: string, account: string): string {
  const digits = [...`${account}${country}00`].map((character) => Number.parseInt(character, 36)).join('');
  return `${country}${`${98n - (BigInt(digits) % 97n)}`.padStart(2, '0')}${account}`;
}

/** In groups of four. */
export function grouped(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Check digit by ISO 7064, MOD 11,10. */
export function someVatId(random: Random): string {
  const digits = `${random.whole(1, 3)}${random.digits(7)}`;
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  const check = 11 - product;
  return `DE${digits}${check === 10 ? 0 : check}`;
}

/** `151/234/56789`, or with other groups, as the offices of the states print it. */
export function someTaxNumber(random: Random): string {
  const digits = random.digits(11);
  return random.pick([
    `${digits.slice(0, 3)}/${digits.slice(3, 6)}/${digits.slice(6)}`,
    `${digits.slice(0, 2)}/${digits.slice(2, 5)}/${digits.slice(5, 10)}`,
    `${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}`,
    `${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5, 10)}`,
  ]);
}

/** Lines of the technical security device of a till. */
export function someTse(random: Random, iso: string, time: string): { label: string; value: string }[] {
  return [
    { label: 'TSE-Transaktion', value: random.digits(6) },
    { label: 'TSE-Start', value: `${iso}T${time}:${random.whole(10, 29)}.000` },
    { label: 'TSE-Stop', value: `${iso}T${time}:${random.whole(30, 59)}.000` },
    { label: 'Seriennummer', value: signature(random, 32) },
    { label: 'Signaturzähler', value: random.digits(7) },
    { label: 'Signatur', value: signature(random, 44) },
  ];
}

function signature(random: Random, length: number): string {
  const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'];
  return `${Array.from({ length }, () => random.pick(signs)).join('')}=`;
}

/** What a terminal prints for a card; none of it is the amount. */
export function someCardSlip(random: Random) {
  const brand = random.pick(['girocard', 'Debit Maestra', 'VISTA Credit', 'MasterKarte']);
  return {
    brand,
    terminal: random.digits(8),
    trace: random.digits(6),
    receipt: random.digits(4),
    card: `############${random.digits(4)}`,
    approval: random.digits(6),
    isContactless: random.chance(0.7),
  };
}

/** A number as systems of invoices give it. */
export function someNumber(random: Random, iso: string): string {
  const year = iso.slice(0, 4);
  const month = iso.slice(5, 7);
  const digits = (count: number) => `${random.whole(1, 9)}${random.digits(count - 1)}`;
  return random.pick([
    () => `RE-${year}-0${digits(3)}`,
    () => digits(4),
    () => `${year.slice(2)}-${digits(5)}`,
    () => `R${year}/${month}/${digits(2)}`,
    () => `${digits(10)}`,
    () => `${random.letters(2)}${digits(6)}`,
    () => `${year}${month}-${digits(3)}`,
    () => `RG ${digits(5)}`,
    () => `${digits(3)}/${year}`,
  ])();
}
