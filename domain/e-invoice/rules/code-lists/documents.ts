/** Codes of documents, as in the rule set of CEN, 1.3.16 of 30 March 2026. */
import { codeList } from './code-list.ts';

/** UNTDID 1001 (BT-3): invoices and credit notes. */
export const DOCUMENT_TYPES = codeList(`
71 80 81 82 83 84 102 130 202 203 204 211 218 219 261 262 295 296 308 325 326 331 380 381 382 383 384 385 386 387 388
389 390 393 394 395 396 420 456 457 458 471 472 473 500 501 502 503 527 532 553 575 623 633 751 780 817 870 875 876
877 935
`);

/** Those that UBL writes as a CreditNote; 81 may be either. */
export const CREDIT_NOTE_TYPES = codeList('81 83 261 262 296 308 381 396 420 458 502 503 532');

/** BT-8: UNTDID 2005 in UBL (3, 35, 432), UNTDID 2475 in CII (5, 29, 72). */
export const TAX_POINT_CODES = codeList('3 5 29 35 72 432');

/** UNTDID 4461 (BT-81). */
export const PAYMENT_MEANS = codeList(`
1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42
43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 74 75 76 77 78 91 92 93 94 95 96
97 98 ZZZ
`);

/** Media types of attachments (BT-125-1). */
export const MEDIA_TYPES = codeList(`
application/pdf image/png image/jpeg text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
application/vnd.oasis.opendocument.spreadsheet
`);
