/** Keys and recovery codes of second factors stand sealed in the database: each says with which secret, and can be sealed anew. */
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Database } from '../../platform/database/index.ts';
import { deriveKey, type Secrets } from '../../platform/keys.ts';
import { replaceSealed, type Sealed, sealedFactors } from '../users/sealed-store.ts';

/** The library's settings. What was sealed before it named its secret is taken for that of the oldest. */
export function sealing(secrets: Secrets) {
  return {
    secret: secrets.at(-1) ?? secrets[0],
    secrets: [...new Set(secrets)].map((value) => ({ version: nameOf(value), value })),
  };
}

/** A number that tells nothing about the secret, and is the same on every server. */
function nameOf(secret: string): number {
  return deriveKey(secret, 'name of a secret').readUInt32BE() >>> 1;
}

/** Of how many people: sealed by the newest secret already, sealed anew now, and by a secret that is not known. */
export interface SealedAnew {
  present: number;
  renewed: number;
  unreadable: number;
}

/** Seals every second factor with the newest secret. Doing it again does no harm; what changes meanwhile is left for the next time. */
export async function sealAnew(database: Database, secrets: Secrets): Promise<SealedAnew> {
  const counts: SealedAnew = { present: 0, renewed: 0, unreadable: 0 };
  const isPresent = (text: string) => text.startsWith(`$ba$${nameOf(secrets[0])}$`);
  for (const factor of await sealedFactors(database)) {
    if (isPresent(factor.secret) && isPresent(factor.backupCodes)) {
      counts.present += 1;
      continue;
    }
    const renewed = await renewedOf(factor, secrets);
    if (renewed === null) counts.unreadable += 1;
    else if (await replaceSealed(database, factor, renewed)) counts.renewed += 1;
  }
  return counts;
}

async function renewedOf({ id, secret, backupCodes }: Sealed, secrets: Secrets): Promise<Sealed | null> {
  const [key, codes] = [await openWithAny(secret, secrets), await openWithAny(backupCodes, secrets)];
  if (key === null || codes === null) return null;
  return { id, secret: await seal(key, secrets), backupCodes: await seal(codes, secrets) };
}

async function openWithAny(data: string, secrets: Secrets): Promise<string | null> {
  for (const legacySecret of secrets) {
    try {
      return await symmetricDecrypt({ key: { ...keysOf(secrets), legacySecret }, data });
    } catch {
      // Sealed by another one.
    }
  }
  return null;
}

function seal(data: string, secrets: Secrets): Promise<string> {
  return symmetricEncrypt({ key: keysOf(secrets), data });
}

function keysOf(secrets: Secrets) {
  return {
    keys: new Map(secrets.map((secret) => [nameOf(secret), secret])),
    currentVersion: nameOf(secrets[0]),
  };
}
