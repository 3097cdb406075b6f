/** Public face of the finance screens. */
export { Finance } from './Finance.tsx';
