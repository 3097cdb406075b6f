import { DESIGN_NAMES, NO_ASSETS } from '@belegbar/documents';
import type { Day } from '@belegbar/domain/calendar';
import { leavingTemplates } from '../account-deletion/index.ts';
import type { Platform } from '../platform/context.ts';
import { notFound } from '../platform/refusal.ts';
import { accountMails } from '../sign-in/index.ts';
import { specimenDocument } from './specimen.ts';

const LANGUAGES = ['de', 'en'] as const;
const EXAMPLE_ADDRESS = 'mira@muster-studio.example';

/** Every mail the install sends for accounts, as its own composers write it; the link opens nothing. */
export function readMailTemplates({ baseUrl }: { baseUrl: string }, today: Day) {
  return {
    templates: LANGUAGES.flatMap((language) => [
      ...accountMails.map(({ key, compose, leadsTo }) => ({
        key,
        language,
        ...compose(EXAMPLE_ADDRESS, language, leadsTo(baseUrl, 'example')),
      })),
      ...leavingTemplates(EXAMPLE_ADDRESS, { baseUrl, language, today }).map((mail) => ({
        ...mail,
        language,
      })),
    ]),
  };
}

/** The designs of invoices there are. */
export function listDesigns() {
  return { designs: [...DESIGN_NAMES] };
}

type Page = { svg: string; pages: number };

/** Draws specimens and remembers them: the same design always gives the same page. */
export function specimenDrawer() {
  const drawn = new Map<string, Promise<Page>>();
  return (platform: Platform, { design, language }: { design: string; language: 'de' | 'en' }) => {
    const template = DESIGN_NAMES.find((name) => name === design);
    if (template === undefined) throw notFound();
    const key = `${template} ${language}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const page = platform.renderer.page(specimenDocument(template, language), NO_ASSETS, 1);
    drawn.set(key, page);
    page.catch(() => drawn.delete(key));
    return page;
  };
}
