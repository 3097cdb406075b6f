/** When a row of a file and a record are the same one. */
import type { Client } from '../clients/index.ts';

type Known = Pick<Client, 'number' | 'vatId' | 'name' | 'postCode'>;

/** Capitals and blanks do not tell names apart. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** By what a client is known, the strongest first: number, VAT id, name with post code. */
export function clientKeys({ number, vatId, name, postCode }: Known): string[] {
  return [
    ...(number === '' ? [] : [`number:${number}`]),
    ...(vatId === '' ? [] : [`vatId:${vatId.toUpperCase()}`]),
    `name:${nameKey(name)}|${postCode}`,
  ];
}

/** Within one file two numbers tell two clients apart, whatever else is alike. */
export function keysInFile(client: Known): string[] {
  const keys = clientKeys(client);
  return client.number === '' ? keys : keys.slice(0, 1);
}

export function serviceKeys({ name }: { name: string }): string[] {
  return [`name:${nameKey(name)}`];
}
