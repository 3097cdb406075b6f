/** Public face of the career agent screens. */
export { CareerAgent } from './CareerAgent.tsx';
