/** Into which files the script of the app is put: few enough to fetch at once, and none that drags in what a screen does not need. */

const ICONS_AND_QUERIES = String.raw`node_modules[\\/]@(tabler|tanstack)[\\/]`;
/** What the corner of the toasts is made of, which stands on every screen. */
const TOASTS = String.raw`[\\/](CloseButton|Portal|get-default-z-index|use-merged-ref|react-(remove|style)-[\w-]+|use-(sidecar|callback-ref))[\\/]`;
/** Modules that as many screens and dialogs share go into one file, so that the second screen has it already. */
const MANY = 4;
const TINY_BYTES = 6_000;

/** In order of precedence. A group takes with a module all that it imports, unless a group before it did. */
export const CHUNKS = [
  // What runs before any screen: other people's code, which stays the same over many releases, and ours.
  { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const] },
  { name: 'app', test: isOfTheApp, tags: ['$initial' as const] },
  // Figures, tables, badges, icons; nothing with a field or a dialog in it, since the home screen has neither.
  {
    name: 'parts',
    test: new RegExp(
      String.raw`[\\/]web[\\/]ui[\\/](?!form[\\/]|\w*(Field|Dialog|Filter|Help|Records|Stepper))|[\\/]domain[\\/]|${TOASTS}|${ICONS_AND_QUERIES}`,
    ),
    minShareCount: 2,
  },
  // What one types into, as the sign-in does.
  {
    name: 'fields',
    test: /[\\/]core[\\/]esm[\\/]components[\\/]\w*(Input|Textarea|NativeSelect|ActionIcon|Checkbox)\w*[\\/]|[\\/]web[\\/]ui[\\/](TextFields|CodeField|field)/,
    minShareCount: MANY,
  },
  // What opens over a screen.
  {
    name: 'overlays',
    test: new RegExp(
      String.raw`(?!.*${ICONS_AND_QUERIES})[\\/]node_modules[\\/]|[\\/]web[\\/]ui[\\/](form[\\/]|\w*(Dialog|Filter|Field))`,
    ),
    minShareCount: MANY,
  },
  // The rest by who shares it.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: TINY_BYTES },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** The page behind a share link stays free of the app: what it has of its own or shares is no part of it. */
function isOfTheApp(id: string): boolean {
  return !/[\\/]public-(page|invoice)|[\\/]theme[\\/](virtual-(?:tokens|design-faces)|sans)\.css/.test(id);
}

/** Texts say their language. The bundler writes all users of a shared file into its name, which nobody reads. */
export function chunkFileName({ name, facadeModuleId }: NamedChunk): string {
  const language = /[\\/]locales[\\/](de|en)[\\/][\w-]+\.json$/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${language === undefined ? '' : `${language}-`}${name.replace(/~.*/, '')}-[hash].js`;
}

interface NamedChunk {
  name: string;
  facadeModuleId?: string | null;
}
