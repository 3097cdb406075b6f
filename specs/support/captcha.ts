/** Solving the server's captcha, as any program can. */
import { createHash } from 'node:crypto';

interface Challenge {
  algorithm: string;
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

/** A fresh captcha of the server at the address, solved: what goes into the field `captcha` of one call. */
export async function solvedCaptcha(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/captcha`);
  return solutionOf((await answer.json()) as Challenge);
}

/** The solution of a challenge. */
export function solutionOf({ algorithm, challenge, maxnumber, salt, signature }: Challenge): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString(
        'base64',
      );
  }
  throw new Error('no number solves the challenge');
}
