/** What the lines of the router are made of. */
import { type ComponentType, createElement, type ReactNode } from 'react';
import { fetched } from '../connection/fetched.ts';
import { loadTexts, type Namespace } from '../locales/i18n.ts';

/**
 * A screen, fetched from its file by its name, together with its texts; when that fails the error is the loader's, so
 * that the frame stays and the router can try again. The file's type is left open here, since screens use the types of
 * this router; that every screen is there a test of the tree holds.
 */
export function screen(file: () => Promise<object>, name: string, ...namespaces: Namespace[]) {
  let Screen: ComponentType | null = null;
  const fetchScreen = async () => {
    Screen ??= ((await file()) as Record<string, ComponentType>)[name] ?? missing(name);
  };
  return {
    component: (): ReactNode => (Screen === null ? null : createElement(Screen)),
    loader: () => fetched(() => Promise.all([fetchScreen(), loadTexts(...namespaces)])).then(() => null),
  };
}

function missing(name: string): never {
  throw new Error(`There is no screen ${name} in its file.`);
}

/** One text of the address's query, when it is there. */
export function textOf<const Name extends string>(
  search: Record<string, unknown>,
  name: Name,
): { [key in Name]?: string } {
  const value = search[name];
  return (typeof value === 'string' ? { [name]: value } : {}) as { [key in Name]?: string };
}
