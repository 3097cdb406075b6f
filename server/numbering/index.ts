/** Document numbers: one running series per business, gapless under concurrency. */
export {
  lastNumberedDay,
  type NumberParts,
  peekNumber,
  startSeries,
  takeNumber,
  takeNumbers,
} from './take.ts';
