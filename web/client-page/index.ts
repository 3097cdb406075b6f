/** Public face of the page of one client. */
export { ClientPage } from './ClientPage.tsx';
