/** What recurs and is paid around the turn of the year counts in the year to which it belongs. */

/**
 * Both the due day and the day of payment lie within so many days before the year's end or after it; a weekend moves neither
 * (BFH X R 44/16, VIII R 34/12, X R 2/21).
 */
export const TEN_DAYS = {
  days: 10,
  unit: 'days before and after the turn of the year',
  source: '§ 11 (1) s. 2, (2) s. 2 EStG',
} as const;
