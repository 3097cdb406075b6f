/** What a program of its own is told of the world: where programs are, and where Node keeps what it has compiled. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A third of a start is compiling; what one program has compiled, in this run or an earlier one, the next takes over. */
const COMPILED = join(tmpdir(), 'belegbar-compiled');

export function programEnvironment(): { PATH?: string; NODE_COMPILE_CACHE: string } {
  const { PATH, NODE_COMPILE_CACHE = COMPILED } = process.env;
  return { ...(PATH && { PATH }), NODE_COMPILE_CACHE };
}
