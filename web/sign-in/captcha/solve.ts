/** The work that a captcha asks for: finding the number behind a hash. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A challenge as the server issues it, in the form of ALTCHA. */
export interface Challenge {
  algorithm: string;
  /** SHA-256 of the salt followed by the number, in hex. */
  challenge: string;
  salt: string;
  maxnumber?: number | undefined;
  signature: string;
}

const MAXNUMBER_USUAL = 1_000_000;

/** Gives the number behind the challenge, or null when there is none up to its largest. Takes its time; meant for a worker. */
export function solve({ challenge, salt, maxnumber = MAXNUMBER_USUAL }: Challenge): number | null {
  for (let number = 0; number <= maxnumber; number++) {
    if (bytesToHex(sha256(utf8ToBytes(salt + number))) === challenge) return number;
  }
  return null;
}

/** The solution as the server wants it beside the form: base64 of its JSON. */
export function solutionText(challenge: Challenge, number: number): string {
  const { algorithm, challenge: hash, salt, signature } = challenge;
  return btoa(JSON.stringify({ algorithm, challenge: hash, number, salt, signature }));
}

/** For how many milliseconds from now the solution counts, as far as the challenge says. */
export function lifeOf({ salt }: Challenge, now: number): number | null {
  const expires = new URLSearchParams(salt.split('?')[1]).get('expires');
  return expires === null ? null : Number(expires) * 1000 - now;
}
