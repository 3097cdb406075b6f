import type { Platform } from '../platform/context.ts';
import { purgeRead } from './store.ts';

/** Removes what people have read, whoever they are, a year after they were told. */
export function forgetRead({ database }: Pick<Platform, 'database'>): Promise<void> {
  return purgeRead(database);
}
