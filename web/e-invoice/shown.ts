/** What every part of the readable view knows: the currency of the amounts, what is told at which place, and how much room there is. */
import { createContext, useContext } from 'react';
import type { Finding } from './message.ts';

export interface Shown {
  currency: string | undefined;
  remarks: ReadonlyMap<string, Finding[]>;
  isNarrow: boolean;
}

export const ShownContext = createContext<Shown>({
  currency: undefined,
  remarks: new Map(),
  isNarrow: false,
});

export function useShown(): Shown {
  return useContext(ShownContext);
}

/** What is told at a place. */
export function useRemarks(place: string): readonly Finding[] {
  return useShown().remarks.get(place) ?? NONE;
}

const NONE: readonly Finding[] = [];
