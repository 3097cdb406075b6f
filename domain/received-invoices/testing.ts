/** For tests: the business that receives. */
import { day } from '@belegbar/domain/calendar';
import type { Receiver } from './proposal.ts';

/** Taxed by the usual rules. */
export const RECEIVER: Receiver = {
  vatId: 'DE314159262',
  taxNumber: '21/815/08150',
  handedInOn: day('2026-02-20'),
  isSmallBusinessOn: () => false,
};
