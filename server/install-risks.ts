/** What is not safe about an install: of its configuration, and of the system it runs on. */
import { readersAreOffline } from '@belegbar/documents';
import type { Config, Risk } from './platform/config/index.ts';

/** @param offline whether the system can take the network from what reads strangers' files */
export function installRisks({ risks, isLocal }: Config, offline = readersAreOffline()): Risk[] {
  return isLocal || offline ? risks : [...risks, 'readersOnline'];
}
