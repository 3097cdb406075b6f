/** The languages of the app: one file per namespace and language, each fetched when a screen first needs it. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

export type Language = 'de' | 'en';

export const NAMESPACES = [
  'common',
  'shell',
  'palette',
  'errors',
  'auth',
  'home',
  'business',
  'business-help',
  'clients',
  'services',
  'imports',
  'storage',
  'designs',
  'invoices',
  'invoice-list',
  'e-invoice',
  'received-invoices',
  'corrections',
  'sending',
  'tax',
  'reports',
  'finance',
  'compliance',
  'coach',
  'notifications',
  'admin',
  'privacy',
  'referrals',
  'profile',
  'leaving',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

const STORAGE_KEY = 'app-language';
const ALWAYS: Namespace[] = ['common', 'shell', 'errors'];
const files = import.meta.glob<Record<string, unknown>>('./{de,en}/*.json', { import: 'default' });

/** Starts with the language that `theme.js` has set on the page. Resolves when the first texts are there. */
export async function startLanguages(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use({ type: 'backend', read: readFile } as const)
    .use(initReactI18next)
    .init({
      lng: document.documentElement.lang,
      fallbackLng: 'en',
      supportedLngs: ['de', 'en'],
      ns: ALWAYS,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      partialBundledLanguages: true,
      returnNull: false,
    });
}

/** Fetches the texts of a screen; the router does so together with the screen itself. Rejects when they do not arrive. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
  // The library takes a failure for an answer and never asks again.
  const language = shownLanguage();
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  for (const namespace of missing)
    i18next.addResourceBundle(language, namespace, await files[`./${language}/${namespace}.json`]?.());
}

/** Shows the app in the language at once and remembers it in this browser. */
export async function showLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage can be forbidden; the language then holds until the page is closed.
  }
  // The last call wins, also over one whose texts are still on their way.
  await i18next.changeLanguage(language);
}

/** The language shown now. */
export function shownLanguage(): Language {
  return i18next.language === 'de' ? 'de' : 'en';
}

function readFile(
  language: string,
  namespace: string,
  done: (error: Error | null, texts: Record<string, unknown> | false) => void,
): void {
  const file = files[`./${language}/${namespace}.json`];
  if (file === undefined) {
    done(new Error(`no texts ${language}/${namespace}`), false);
    return;
  }
  file().then(
    (texts) => done(null, texts),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
  );
}
