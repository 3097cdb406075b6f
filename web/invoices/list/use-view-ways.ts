/** What is done with saved views of the list. */
import { useQueryClient } from '@tanstack/react-query';
import { api, client as calls } from '../../connection/api.ts';
import type { ViewWays } from '../views/view-ways.ts';
import type { Asked } from './address.ts';
import { queryOfAsked } from './views.ts';

export function useViewWays(asked: Asked): ViewWays {
  const cache = useQueryClient();
  return {
    save: (name, idempotencyKey) =>
      calls.invoiceViews.create({ idempotencyKey, name, query: queryOfAsked(asked) }),
    rename: (id, name) => calls.invoiceViews.update({ id, name }),
    arrange: (ids) => calls.invoiceViews.arrange({ ids }),
    remove: (id) => calls.invoiceViews.remove({ id }),
    refresh: () => cache.invalidateQueries({ queryKey: api.invoiceViews.key() }),
  };
}
