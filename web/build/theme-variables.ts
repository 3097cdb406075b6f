/** The variables of the look as static style sheets. */
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { themeCss, tokensCss } from '../theme/css.ts';
import { designFacesCss } from './design-faces.ts';

const SHEETS: Record<string, () => string> = {
  'virtual:theme.css': themeCss,
  'virtual:tokens.css': tokensCss,
  'virtual:design-faces.css': designFacesCss,
};

/** Gives the variables as static style sheets: `virtual:theme.css` all of them, `virtual:tokens.css` for pages without Mantine; and the typefaces of the designs. */
export function themeVariables(): Plugin {
  const folder = join(import.meta.dirname, '../theme');
  return {
    name: 'theme-variables',
    resolveId: (source) => (source in SHEETS ? join(folder, source.replace(':', '-')) : null),
    load: (id) => (id.startsWith(folder) ? (SHEETS[basename(id).replace('-', ':')]?.() ?? null) : null),
  };
}
