/** What personal and other data the product keeps: every column of the database, classified. */
import type { TableClass } from './classes.ts';
import { BOOKS } from './tables/books.ts';
import { BUSINESS } from './tables/business.ts';
import { INSTALL, MESSAGES } from './tables/install.ts';
import { INVOICES } from './tables/invoices.ts';
import { QUEUE } from './tables/queue.ts';
import { RECEIVED_INVOICES } from './tables/received-invoices.ts';
import { SIGN_IN } from './tables/sign-in.ts';

export {
  AREAS,
  type Area,
  BASES,
  type Basis,
  CATEGORIES,
  type Category,
  type ColumnClass,
  isSecret,
  LEVELS,
  type Level,
  READERS,
  type Reader,
  type Retention,
  type TableClass,
} from './classes.ts';

/** Every table, in the order in which the areas are shown. A story compares it with a migrated database. */
export const DATA_CLASSES: readonly TableClass[] = [
  ...SIGN_IN,
  ...BUSINESS,
  ...INVOICES,
  ...BOOKS,
  ...RECEIVED_INVOICES,
  ...MESSAGES,
  ...INSTALL,
  ...QUEUE,
];
