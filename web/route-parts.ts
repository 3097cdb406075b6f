/** What the lines of the router are made of. */
import { type ComponentType, createElement, lazy, type ReactNode } from 'react';
import { fetched } from './connection.ts';
import { loadTexts, type Namespace } from './locales/i18n.ts';

/**
 * A screen in a file of its own that exports `Page`, fetched together with its texts; when that fails the error is the
 * loader's, so that the frame stays and the router can try again. The file's type is left open here, since screens use
 * the types of this router.
 */
export function screen(file: () => Promise<unknown>, ...namespaces: Namespace[]) {
  let Page: ComponentType | null = null;
  const fetchPage = async () => {
    Page ??= ((await file()) as { Page: ComponentType }).Page;
  };
  return {
    component: (): ReactNode => (Page === null ? null : createElement(Page)),
    loader: () => fetched(() => Promise.all([fetchPage(), loadTexts(...namespaces)])).then(() => null),
  };
}

/** A part of a screen, fetched when it is first shown. Unlike with `lazy` alone, a fetch that failed is tried again. */
export function lazyPart<Props extends object>(file: () => Promise<{ default: ComponentType<Props> }>) {
  const begin = () =>
    lazy(() =>
      fetched(file).catch((error: unknown) => {
        Part = begin();
        throw error;
      }),
    );
  let Part: ComponentType<Props> = begin();
  return (props: Props): ReactNode => createElement(Part, props);
}

/** One text of the address's query, when it is there. */
export function textOf<const Name extends string>(
  search: Record<string, unknown>,
  name: Name,
): { [key in Name]?: string } {
  const value = search[name];
  return (typeof value === 'string' ? { [name]: value } : {}) as { [key in Name]?: string };
}

/** `mode=signup` or `ref` open the sign-up form; `from` is where the visitor wanted to go. A mail's link brings `token` or `error`. */
export interface AuthSearch {
  mode?: string;
  ref?: string;
  from?: string;
  token?: string;
  error?: string;
}
