/** Public face of expenses. */
export { DocumentLink } from './DocumentLink.tsx';
