/** How the browser's files are made: split by route, static theme variables, compressed once while building. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { doorPage } from './build/door-page.ts';
import { renderedFrame } from './build/screens/frame.ts';
import { themeVariables } from './build/theme-variables.ts';
import { CHUNKS, chunkFileName } from './chunks.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    themeVariables(),
    preloadFonts(),
    firstTexts(),
    doorPage(),
    renderedFrame(),
    compressed(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The page behind a share link is a page of its own, so that a client need not fetch the app.
    rolldownOptions: {
      input: ['index.html', 'public-invoice.html'].map((page) => join(import.meta.dirname, page)),
      output: { codeSplitting: { groups: CHUNKS }, chunkFileNames: chunkFileName },
    },
  },
});

/** The page of a client is set in the typeface of its invoice, which is known there alone. */
const FIRST_FONTS: Record<string, RegExp> = {
  'index.html': /(instrument-sans-latin-wght|source-serif-4-latin-opsz)-normal.*\.woff2$/,
};

/** Asks for the fonts of the first screen together with the style sheet instead of after it. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: (_html, context) =>
      Object.keys(context.bundle ?? {})
        .filter((file) => FIRST_FONTS[basename(context.filename)]?.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head-prepend',
        })),
  };
}

/** Names the file of the first texts in each language, of which `theme.js` asks for the one that is shown. */
function firstTexts(): Plugin {
  return {
    name: 'first-texts',
    apply: 'build',
    transformIndexHtml: (_html, context) =>
      Object.keys(basename(context.filename) === 'index.html' ? (context.bundle ?? {}) : {}).flatMap(
        (file) => {
          const lang = /^assets\/(de|en)-[\w-]{8}\.js$/.exec(file)?.[1];
          if (lang === undefined) return [];
          return {
            tag: 'meta',
            attrs: { name: 'first-texts', lang, content: `/${file}` },
            injectTo: 'head-prepend' as const,
          };
        },
      ),
  };
}

/** Writes a `.br` and a `.gz` beside every text file, so that the server need not compress while serving. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: (options) => {
      const folder = options.dir ?? 'dist';
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = join(folder, file);
        if (!/\.(js|css|html|svg|json)$/.test(file) || statSync(path).size < 1024) continue;
        const bytes = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        );
      }
    },
  };
}
