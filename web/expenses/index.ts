/** Public face of expenses. */
export { DocumentLink } from './DocumentLink.tsx';
export { movedKind } from './moved-kind.ts';
