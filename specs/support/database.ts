/** Databases for stories: each call gives an empty one, dropped when the story's file ends. */
import { afterAll, inject } from 'vitest';
import { createFreshDatabase, type FreshDatabase } from './test-server.ts';
import './postgres.ts';

/** A migrated, empty database. Call it in a story's file or in one of its hooks. */
export async function freshDatabase(poolSize?: number): Promise<FreshDatabase> {
  const fresh = await createFreshDatabase(inject('postgres'), poolSize);
  afterAll(() => fresh.drop());
  return fresh;
}
