/** Share links: how a client opens an issued invoice without signing in. */
export { type CreateShareLinkInput, createShareLink } from './create.ts';
export { ensureLinkForMail } from './link-for-mail.ts';
export {
  downloadSharedAttachment,
  downloadSharedEInvoice,
  downloadSharedPdf,
  drawSharedPage,
  openShareLink,
  type Visit,
} from './open.ts';
export { readSharedPage } from './page/page.ts';
export type { PublicInvoiceView } from './public-view.ts';
export { listShareLinks, publicAddress, readReach } from './read.ts';
export { shareLinksRoutes } from './routes.ts';
export { type SayInput, sayToOwner } from './say.ts';
export { type SetShareLinkInput, setShareLinkActive } from './set-active.ts';
export type { ShareLinkView } from './view.ts';
