/** The door that strangers get at `/` and `/auth`: built as markup, with what this install offers and who runs it. */
import { escaped } from '../platform/html.ts';
import type { StrangersPage } from '../platform/http/index.ts';
import { canEnterDemo } from './enter-demo.ts';
import type { SignInPorts } from './ports.ts';

/** What the address says makes the app show another form than the door. */
const OTHER_FORMS = ['mode', 'ref', 'token', 'error'];

export function doorPage(ports: SignInPorts): StrangersPage {
  return {
    file: 'door.html',
    isAt: (path, query) => /^\/(auth\/?)?$/.test(path) && !OTHER_FORMS.some((name) => query.has(name)),
    fill: (page, request) => {
      const spoken = /^\s*de\b/i.test(request.headers.get('accept-language') ?? '') ? 'de' : 'en';
      const withDemo = canEnterDemo(ports.demo, request) ? page : without(page, 'demo');
      const withImprint = withAddress(withDemo, 'imprint', ports.imprintUrl);
      return withAddress(withImprint, 'privacy', ports.privacyUrl).replace(
        /<html lang="[^"]*"/,
        `<html lang="${spoken}"`,
      );
    },
  };
}

function withAddress(page: string, what: 'imprint' | 'privacy', url: string | null): string {
  return url === null ? without(page, what) : page.replaceAll(`%${what}%`, () => escaped(url));
}

/** The build has put such marks around what not every install has. */
function without(page: string, what: 'demo' | 'imprint' | 'privacy'): string {
  return page.replace(new RegExp(`<!--${what}-->.*?<!--/${what}-->`, 'gs'), '');
}
