/** How often a rhythm comes in a year. */
export const TIMES_A_YEAR = { monthly: 12, quarterly: 4, halfYearly: 2, yearly: 1 } as const;
