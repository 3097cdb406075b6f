/** Public face of share links inside the app; the client's page in `public-page` is an entry of its own. */
export { accessText } from './LinkRow.tsx';
export { ShareLinks } from './ShareLinks.tsx';
