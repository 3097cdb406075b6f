/** Public face of the page that checks any e-invoice. */
export { CheckScreen } from './CheckScreen.tsx';
