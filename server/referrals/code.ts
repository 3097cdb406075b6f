import { randomInt } from 'node:crypto';

/** Capitals and digits that nobody mistakes for one another on paper. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A new code, one of 850 billion. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
