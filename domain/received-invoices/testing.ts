/** For tests: the business that receives. */
import { day } from '@belegbar/domain/calendar';
import type { Receiver } from './proposal.ts';

/** Taxed by the usual rules, with a bill that was handed in before the day on which it is looked at. */
export const RECEIVER: Receiver = {
  vatId: 'DE314159262',
  taxNumber: '21/815/08150',
  today: day('2026-04-01'),
  handedInOn: day('2026-02-20'),
  isSmallBusinessOn: () => false,
};
