/** Ports: whether the wanted one is free, and one that is. */
import { createServer } from 'node:net';
import type { Config } from '../../server/platform/config/index.ts';
import { CommandProblem } from './command.ts';

/** @throws CommandProblem that names the variable to change. */
export async function requireFreePort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  try {
    await listenOnce(host, port);
  } catch (error) {
    throw new CommandProblem(sentence((error as NodeJS.ErrnoException).code, host, port));
  }
}

/** A port of this machine that nobody uses at the moment. */
export function freePort(): Promise<number> {
  return listenOnce('127.0.0.1', 0);
}

function listenOnce(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : port));
    });
  });
}

function sentence(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `PORT ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`;
  if (code === 'EACCES')
    return `PORT ${port} is reserved by the system. Choose one above 1023: PORT=3000 npm start`;
  return `HOST ${host} is not an address of this machine (${code}).`;
}
