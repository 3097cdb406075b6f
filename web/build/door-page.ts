/** Writes `door.html` beside the app's page: the door as markup, its style sheets and its fonts, and the app's own files for later. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin, type Rolldown } from 'vite';
import { stillWith, withoutFiles } from './still/files-later.ts';
import type { Still } from './still/markup.ts';

type Bundle = Rolldown.OutputBundle;

/** The screens whose style the markup needs. */
const SCREENS = [/sign-in\/AuthScreen\.tsx$/, /sign-in\/story\/Story\.tsx$/];
const FONTS = /(instrument-sans-latin-wght|source-serif-4-latin-wght)-normal.*\.woff2$/;

export function doorPage(): Plugin {
  return {
    name: 'door-page',
    apply: 'build',
    enforce: 'pre',
    async writeBundle({ dir = 'dist' }, bundle) {
      const still = await renderedStill(join(import.meta.dirname, '../vite.config.ts'));
      const hash = createHash('sha256').update(still.style).digest('base64url').slice(0, 8);
      const style = `assets/still-${hash}.css`;
      const frame = readFileSync(join(dir, 'index.html'), 'utf8');
      writeFileSync(join(dir, style), still.style);
      writeFileSync(
        join(dir, 'door.html'),
        doorOf(frame, still, [...stylesOf(bundle), style], fontsOf(bundle)),
      );
    },
  };
}

/** The parts are drawn by a server of modules without a window; the few things of one that they touch stand in for it. */
async function renderedStill(configFile: string): Promise<Still> {
  const nothing = () => {};
  const noAnswer = () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing });
  const standIns = {
    window: { addEventListener: nothing, matchMedia: noAnswer },
    document: { documentElement: { lang: 'de' } },
    matchMedia: noAnswer,
  };
  const before = Object.keys(standIns).map((key) => [key, Reflect.get(globalThis, key)] as const);
  Object.assign(globalThis, standIns);
  const server = await createServer({
    configFile,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { renderStill } = await server.ssrLoadModule('/build/still/render.tsx');
    return await renderStill();
  } finally {
    await server.close();
    for (const [key, value] of before)
      value === undefined ? Reflect.deleteProperty(globalThis, key) : Reflect.set(globalThis, key, value);
  }
}

/** The app's page with the door in it. */
function doorOf(frame: string, still: Still, styles: readonly string[], fonts: readonly string[]): string {
  const { page, files } = withoutFiles(frame.replace(/^.*<link rel="(?:preload|stylesheet)".*\n/gm, ''));
  return page
    .replace('</head>', () => [...fonts.map(preload), ...styles.map(sheet), '</head>'].join('\n'))
    .replace('<div id="root"></div>', () => stillWith(still.markup, files));
}

function preload(file: string): string {
  return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`;
}

function sheet(file: string): string {
  return `<link rel="stylesheet" crossorigin href="/${file}">`;
}

function fontsOf(bundle: Bundle): string[] {
  return Object.keys(bundle).filter((file) => FONTS.test(file));
}

/** Those of the app's page, then those of the screens and of all that they import. */
function stylesOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const styles = new Set<string>();
  const seen = new Set<string>();
  const take = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(take);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  const first = chunks.filter(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('index.html'),
  );
  const screens = SCREENS.flatMap((screen) =>
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => screen.test(id))),
  );
  for (const { fileName } of [...first, ...screens]) take(fileName);
  return [...styles];
}
