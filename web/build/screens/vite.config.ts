/** How the bundle is made with which the server draws screens: the app, for Node. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeVariables } from '../theme-variables.ts';

const WEB = join(import.meta.dirname, '../..');

export default defineConfig({
  root: WEB,
  plugins: [react(), themeVariables()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: join(import.meta.dirname, 'worker.ts'),
    outDir: join(WEB, 'dist/rendered'),
    target: 'node20',
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: 'worker.js' } },
  },
});
