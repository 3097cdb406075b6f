/** Public face of expenses. */
export { DocumentLink } from './DocumentLink.tsx';
export { EXPENSE_LIST_WORDS, type ExpenseListAddress } from './list/address-words.ts';
export { WhatItChanges } from './WhatItChanges.tsx';
