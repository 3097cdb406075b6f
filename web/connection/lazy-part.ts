/** Parts of screens that are fetched later than these. */
import { type ComponentType, createElement, lazy, type ReactNode } from 'react';
import { fetched } from './fetched.ts';

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
