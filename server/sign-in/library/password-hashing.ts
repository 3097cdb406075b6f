/** How passwords are kept: argon2id, with the memory and rounds that OWASP asks for. Computed beside the event loop. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword as verifyAsBefore } from 'better-auth/crypto';
import type { Database } from '../../platform/database/index.ts';
import { renewPasswordHash } from '../users/store.ts';

/** Memory in KiB: 19 MiB and two rounds, the first choice of OWASP's Password Storage Cheat Sheet. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const derive = promisify(argon2);

/** The library's settings. A hash that is weaker than those made today is replaced when its password comes in. */
export function passwordHashing(database: Database) {
  return {
    hash: hashPassword,
    async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
      const isRight = await verifyPassword(hash, password);
      if (isRight && !hash.startsWith(PREFIX))
        await renewPasswordHash(database, { hash, renewed: await hashPassword(password) });
      return isRight;
    },
  };
}

/** A hash in the form of the reference implementation, which names its own cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await argon2idOf(password, salt, COST, HASH_BYTES);
  return `${PREFIX}${unpadded(salt)}$${unpadded(hash)}`;
}

/** True for the password of the hash, also of one that the auth library made before there was this file. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, kept] = FORM.exec(hash) ?? [];
  if (salt === undefined || kept === undefined) return verifyAsBefore({ hash, password });
  const expected = Buffer.from(kept, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await argon2idOf(password, Buffer.from(salt, 'base64'), cost, expected.length);
  return timingSafeEqual(found, expected);
}

/** The same letters in another writing of Unicode are the same password. */
function argon2idOf(password: string, nonce: Buffer, cost: typeof COST, tagLength: number): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
