/** The last lines of a postal address, in the order of its country (Universal Postal Union, Postal addressing systems). */
import type { Client } from './client.ts';

type Order = 'codeFirst' | 'townFirst' | 'codeBelow';

/** Everywhere else the code comes first, as in Germany. */
const ORDERS: Partial<Record<string, Order>> = {
  AU: 'townFirst',
  CA: 'townFirst',
  GB: 'codeBelow',
  IE: 'codeBelow',
  IN: 'townFirst',
  NZ: 'townFirst',
  SG: 'townFirst',
  US: 'townFirst',
};

/** Post code and town: `10115 Berlin` on one line, `Boston, MA 02110` on one line, or `London` above `EC1A 1BB`. Empty parts vanish. */
export function townLines({
  postCode,
  city,
  country,
}: Pick<Client, 'postCode' | 'city' | 'country'>): string[] {
  const order = ORDERS[country] ?? 'codeFirst';
  const parts = (order === 'codeFirst' ? [postCode, city] : [city, postCode]).filter((part) => part !== '');
  return order === 'codeBelow' || parts.length === 0 ? parts : [parts.join(' ')];
}
