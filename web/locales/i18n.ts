/** The languages of the app: what every screen says in one file per language, the rest per namespace, each fetched when it is first needed; never those of the language that is not shown. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

export type Language = 'de' | 'en';

export const NAMESPACES = [
  'common',
  'shell',
  'palette',
  'errors',
  'sign-in',
  'home',
  'weekly-digest',
  'business',
  'business-help',
  'clients',
  'services',
  'imports',
  'storage',
  'designs',
  'invoices',
  'expense-list',
  'invoice-list',
  'e-invoice',
  'received-invoices',
  'receipts',
  'recurring-expenses',
  'invoice-corrections',
  'sending',
  'tax-reports-form',
  'tax-reports',
  'transfers',
  'finance',
  'assets',
  'expenses',
  'vouchers',
  'expense-form',
  'compliance',
  'coach',
  'notifications',
  'admin',
  'data-classification',
  'referrals',
  'account',
  'account-deletion',
  'data-export',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

const STORAGE_KEY = 'app-language';
type Texts = Record<string, unknown>;

const FIRST = { de: () => import('./de.ts'), en: () => import('./en.ts') };
const FIRST_NAMESPACES = ['common', 'errors', 'shell'] as const satisfies Namespace[];
const files = import.meta.glob<Texts>(['./{de,en}/*.json', '!./{de,en}/{common,errors,shell}.json'], {
  import: 'default',
});

let started: Promise<unknown> = Promise.resolve();

/** Starts with the language that `theme.js` has set on the page. Resolves when the first texts are there. */
export async function startLanguages(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  started = i18next
    .use({ type: 'backend', read: readFile } as const)
    .use(initReactI18next)
    .init({
      lng: document.documentElement.lang,
      // Both languages say the same; one to fall back on would be fetched beside the one that is shown.
      fallbackLng: false,
      supportedLngs: ['de', 'en'],
      // A copy, since the library adds to its list.
      ns: [...FIRST_NAMESPACES],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      partialBundledLanguages: true,
      returnNull: false,
    });
  await started;
}

/** Fetches the texts of a screen; the router does so together with the screen itself. Rejects when they do not arrive. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  // Asked for beside the first texts, so that the library finds them.
  if (!i18next.isInitialized)
    for (const namespace of namespaces)
      void textsOf(document.documentElement.lang, namespace).catch(() => {});
  await started;
  await i18next.loadNamespaces(namespaces);
  // The library takes a failure for an answer and never asks again.
  const language = shownLanguage();
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  for (const namespace of missing)
    i18next.addResourceBundle(language, namespace, await textsOf(language, namespace));
}

/** The language that was asked for last; it is shown once its texts are there. */
let asked: Language | null = null;

/** Shows the app in the language at once and remembers it in this browser. */
export async function showLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage can be forbidden; the language then holds until the page is closed.
  }
  // All that is drawn would be drawn anew with each address.
  if (i18next.language === language && (asked === null || asked === language)) return;
  asked = language;
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
  done: (error: Error | null, texts: Texts | false) => void,
): void {
  textsOf(language, namespace).then(
    (texts) => done(null, texts),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
  );
}

async function textsOf(language: string, namespace: string): Promise<Texts> {
  const first = FIRST_NAMESPACES.find((name) => name === namespace);
  if (first !== undefined && (language === 'de' || language === 'en'))
    return (await FIRST[language]())[first];
  const file = files[`./${language}/${namespace}.json`];
  if (file === undefined) throw new Error(`no texts ${language}/${namespace}`);
  return file();
}
