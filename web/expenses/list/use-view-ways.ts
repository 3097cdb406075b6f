/** What is done with saved views of the list. */
import { useQueryClient } from '@tanstack/react-query';
import { api, client as calls } from '../../connection/api.ts';
import type { ViewWays } from '../../invoices/index.ts';
import type { Asked } from './address.ts';
import { queryOfAsked } from './views.ts';

export function useViewWays(asked: Asked): ViewWays {
  const cache = useQueryClient();
  return {
    save: (name, idempotencyKey) =>
      calls.expenseViews.create({ idempotencyKey, name, query: queryOfAsked(asked) }),
    rename: (id, name) => calls.expenseViews.update({ id, name }),
    setDefault: (id, isDefault) => calls.expenseViews.update({ id, isDefault }),
    arrange: (ids) => calls.expenseViews.arrange({ ids }),
    remove: (id) => calls.expenseViews.remove({ id }),
    refresh: () => cache.invalidateQueries({ queryKey: api.expenseViews.key() }),
  };
}
