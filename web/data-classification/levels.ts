/** The classes from the least to the most closely kept, and the categories, in the order in which they are offered. */
import type { Category, Level } from '@belegbar/domain/data-classification';

const RANKS: Record<Level, number> = { public: 1, internal: 2, confidential: 3, strictlyConfidential: 4 };
const PLACES: Record<Category, number> = {
  identity: 1,
  contact: 2,
  bank: 3,
  tax: 4,
  business: 5,
  security: 6,
  technical: 7,
};

export const LEVELS = Object.keys(RANKS) as Level[];
export const CATEGORIES = Object.keys(PLACES) as Category[];
