/** `npm run -s pictures -- --out FOLDER [--design NAME,…] [--only TEXT]`: what clients get, as pictures: every mail, and their page in every state. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRenderer } from '@belegbar/documents';
import { TEMPLATES, type Template } from '@belegbar/domain/business';
import { LANGUAGES } from '@belegbar/domain/invoices';
import { openBrowser } from './pictures/browser.ts';
import { CASES } from './pictures/cases.ts';
import { mailOf } from './pictures/mails.ts';
import { type PictureOfPage, pageOf } from './pictures/pages.ts';
import { requireChromium } from './support/chromium.ts';
import { CommandProblem, runCommand } from './support/command.ts';
import { buildWeb } from './support/web-build.ts';

const USAGE = 'Usage: npm run -s pictures -- --out FOLDER [--design standard,creative,luxury] [--only TEXT]';

/** In pixels, and by day or night. */
const MAIL_VIEWS = [
  { name: 'wide-light', width: 680, scheme: 'light' },
  { name: 'wide-dark', width: 680, scheme: 'dark' },
  { name: '320-light', width: 320, scheme: 'light' },
  { name: '320-dark', width: 320, scheme: 'dark' },
] as const;
const PAGE_VIEWS = [
  { name: '1440-light', width: 1440, scheme: 'light' },
  { name: '768-dark', width: 768, scheme: 'dark' },
  { name: '375-light', width: 375, scheme: 'light' },
] as const;

await runCommand(async () => {
  const { out, designs, only } = readArguments();
  await requireChromium();
  await buildWeb(() => console.error('Building the browser files.'));
  mkdirSync(out, { recursive: true });
  const browser = await openBrowser();
  const renderer = createRenderer({ processes: 1 });
  let count = 0;
  const take = async (name: string, shot: () => Promise<void>) => {
    if (!name.includes(only)) return;
    await shot();
    count += 1;
  };
  try {
    for (const design of designs)
      for (const language of LANGUAGES)
        for (const example of CASES) {
          const name = `${design}-${language}-${example.name}`;
          let page: PictureOfPage | null = null;
          if (example.mail !== null)
            for (const view of MAIL_VIEWS)
              await take(`mail-${name}-${view.name}`, async () => {
                const { html, pictures } = await mailOf(example, { design, language });
                await browser.mail(html, pictures, {
                  ...view,
                  file: join(out, `mail-${name}-${view.name}.png`),
                });
              });
          for (const view of PAGE_VIEWS)
            await take(`page-${name}-${view.name}`, async () => {
              page ??= await pageOf(example, { design, language }, renderer);
              await browser.page(page, { ...view, file: join(out, `page-${name}-${view.name}.png`) });
            });
        }
  } finally {
    await renderer.close();
    await browser.close();
  }
  console.log(JSON.stringify({ out, pictures: count }));
  return 0;
});

function readArguments(): { out: string; designs: Template[]; only: string } {
  const options = { out: { type: 'string' }, design: { type: 'string' }, only: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  if (values.out === undefined) throw new CommandProblem(USAGE);
  const designs = (values.design ?? 'standard,creative,luxury').split(',').map((name) => {
    const design = TEMPLATES.find((known) => known === name);
    if (design === undefined) throw new CommandProblem(`There is no design "${name}".\n${USAGE}`);
    return design;
  });
  return { out: values.out, designs, only: values.only ?? '' };
}
