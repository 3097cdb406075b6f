/** Public face of the first screen. */
export { useFirstStepsHidden } from './first-steps.ts';
