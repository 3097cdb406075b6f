/** `npm run -s sbom`: the list of what is given on with Belegbar, as CycloneDX on standard output. */
import { partsList } from './dependencies/parts-list.ts';
import { runCommand } from './support/command.ts';
import { readProjectFiles } from './support/project-files.ts';

await runCommand(async () => {
  console.log(JSON.stringify(partsList(readProjectFiles()), null, 2));
  return 0;
});
