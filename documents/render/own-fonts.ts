/** Documents are set in the fonts of their own packages, on every machine alike. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * To be called before a compiler is made: each searches the machine for fonts as well, without an option not to, and
 * would prefer an oblique face of a family that lies there to our upright one. It sets one variable and reads none.
 */
export function leaveOutFontsOfTheMachine(): void {
  process.env.FONTCONFIG_FILE = fileURLToPath(new URL('../text/no-fonts.conf', import.meta.url));
}
