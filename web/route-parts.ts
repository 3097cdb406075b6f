/** What the lines of the router are made of. */
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadTexts, type Namespace } from './locales/i18n.ts';

/**
 * A screen in a file of its own that exports `Page`, fetched together with its texts. The file's type is left open
 * here, since screens use the types of this router.
 */
export function screen(file: () => Promise<unknown>, ...namespaces: Namespace[]) {
  const component = lazyRouteComponent(file as () => Promise<{ Page: ComponentType }>, 'Page');
  return { component, loader: () => loadTexts(...namespaces) };
}

/** One text of the address's query, when it is there. */
export function textOf<const Name extends string>(
  search: Record<string, unknown>,
  name: Name,
): { [key in Name]?: string } {
  const value = search[name];
  return (typeof value === 'string' ? { [name]: value } : {}) as { [key in Name]?: string };
}

/** `mode=signup` or `ref` open the sign-up form; `from` is where the visitor wanted to go. */
export interface AuthSearch {
  mode?: string;
  ref?: string;
  from?: string;
}
