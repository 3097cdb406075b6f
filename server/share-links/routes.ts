import { api, businessContext, publicContext } from '../platform/http/procedures.ts';
import { createShareLink } from './create.ts';
import { drawSharedPage, openShareLink } from './open.ts';
import { listShareLinks, readReach } from './read.ts';
import { sayToOwner } from './say.ts';
import { setShareLinkActive } from './set-active.ts';
import { isMachine } from './visitor.ts';

const { shareLinks } = api;

export const shareLinksRoutes = {
  list: shareLinks.list.handler(({ context, input }) =>
    listShareLinks(businessContext(context), input.invoiceId),
  ),
  create: shareLinks.create.handler(({ context, input }) => createShareLink(businessContext(context), input)),
  setActive: shareLinks.setActive.handler(({ context, input }) =>
    setShareLinkActive(businessContext(context), input),
  ),
  reach: shareLinks.reach.handler(({ context, input }) =>
    readReach(businessContext(context), input.clientIds),
  ),
  open: shareLinks.open.handler(({ context, input }) =>
    openShareLink(publicContext(context), {
      token: input.token,
      isMachine: isMachine(context.headers),
    }),
  ),
  say: shareLinks.say.handler(({ context, input }) => sayToOwner(publicContext(context), input)),
  page: shareLinks.page.handler(({ context, input }) => drawSharedPage(publicContext(context), input)),
};
