import { api, businessContext } from '../platform/http/procedures.ts';
import { bookDepreciation } from './book-depreciation.ts';
import { changeUse } from './change-use.ts';
import { claimSpecial } from './claim-special.ts';
import { disposeAsset } from './dispose.ts';
import { assetsOfYear, getAsset, listAssets, usefulLives } from './read.ts';
import { registerAsset } from './register.ts';
import { undoAsset } from './undo.ts';
import { undoAssetAct } from './undo-act.ts';

const { assets } = api;

export const assetsRoutes = {
  list: assets.list.handler(({ context, input }) => listAssets(businessContext(context), input)),
  usefulLives: assets.usefulLives.handler(() => usefulLives()),
  statement: assets.statement.handler(({ context, input }) => assetsOfYear(businessContext(context), input)),
  get: assets.get.handler(({ context, input }) => getAsset(businessContext(context), input.id)),
  register: assets.register.handler(({ context, input }) => registerAsset(businessContext(context), input)),
  bookDepreciation: assets.bookDepreciation.handler(({ context, input }) =>
    bookDepreciation(businessContext(context), input),
  ),
  dispose: assets.dispose.handler(({ context, input }) => disposeAsset(businessContext(context), input)),
  claimSpecial: assets.claimSpecial.handler(({ context, input }) =>
    claimSpecial(businessContext(context), input),
  ),
  changeUse: assets.changeUse.handler(({ context, input }) => changeUse(businessContext(context), input)),
  undoAct: assets.undoAct.handler(({ context, input }) => undoAssetAct(businessContext(context), input)),
  undo: assets.undo.handler(({ context, input }) => undoAsset(businessContext(context), input)),
};
