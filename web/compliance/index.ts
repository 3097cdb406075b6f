/** Public face of the compliance screens. */
export { Compliance } from './Compliance.tsx';
