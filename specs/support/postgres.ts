/** Vitest's global setup of the stories: one PostgreSQL for all of them. */
import type { TestProject } from 'vitest/node';
import { startTestServer, type TestServerAddress } from './test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestServerAddress;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('postgres', server.address);
  return server.stop;
}
