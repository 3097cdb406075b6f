/** Public face of the finance screens. */
export { DocumentOf } from './movement-columns.tsx';
