/** `npm run build`: the pages, for an install that carries no build tools. */
import { runCommand } from './support/command.ts';
import { buildWeb } from './support/web-build.ts';

await runCommand(async () => {
  await buildWeb(() => console.error('Building the web pages.'));
  return 0;
});
