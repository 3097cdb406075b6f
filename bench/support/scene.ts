/** Where benchmarks happen: the real server as a process of its own over an embedded database with its usual settings. */
import { fileURLToPath } from 'node:url';
import { type Installation, install, type ServerProcess } from '../../specs/support/installation.ts';
import { type Person, type Stage, setStage } from '../../specs/support/stage.ts';
import { type Client, openClient } from './http.ts';

export interface Scene {
  installation: Installation;
  stage: Stage;
  server: ServerProcess;
  /** The person's own connection to the server. */
  signIn(person: Person): Promise<Client>;
}

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));

/**
 * Sets the scene, lets `prepare` fill the database, starts the server over it, measures, and clears everything away.
 * Background work rests, so that each measurement has the machine for itself.
 * @param entry the program of the server; without pages unless told
 */
export async function onScene<Prepared, Result>(
  prepare: (scene: Omit<Scene, 'signIn' | 'server'>) => Promise<Prepared>,
  measure: (scene: Scene, prepared: Prepared) => Promise<Result>,
  entry = SERVER,
): Promise<Result> {
  const installation = await install();
  const stage = setStage(installation.database);
  const clients: Client[] = [];
  let server: ServerProcess | null = null;
  try {
    const prepared = await prepare({ installation, stage });
    await installation.superuser.query('vacuum analyze');
    await installation.superuser.query('checkpoint');
    const running = await installation.start({ entry, worker: 'off' });
    server = running;
    const signIn = async ({ userId }: Person) => {
      const client = openClient(running.address, await installation.signIn(userId));
      clients.push(client);
      return client;
    };
    return await measure({ installation, stage, server: running, signIn }, prepared);
  } finally {
    for (const client of clients) client.close();
    await server?.stop();
    await stage.close();
    await installation.close();
  }
}
