/** The settings of an upload while they are looked at: each change is previewed by the server, and survives a reload. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, businessShown, client as calls } from '../connection/api.ts';
import { shownLanguage } from '../locales/i18n.ts';
import { useKeptState } from '../ui/kept.ts';
import { useRequest } from '../ui/use-request.ts';
import type { ImportMessage, Settings } from './message.ts';

export type Arranging = ReturnType<typeof useArranging>;

export function useArranging({ id }: ImportMessage) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const {
    value: chosen,
    change: choose,
    forget,
  } = useKeptState<Settings | null>(`import ${businessShown() ?? ''} ${id}`, null);
  const [isGone, setGone] = useState(false);
  const query = useQuery(
    api.imports.preview.queryOptions({
      input: { id, language: shownLanguage(), ...(chosen === null ? {} : { settings: chosen }) },
      placeholderData: keepPreviousData,
      enabled: !isGone,
    }),
  );
  const sending = useRequest();
  const settings = query.data && shownSettings(query.data.settings, chosen);
  return {
    preview: query.data,
    settings,
    error: query.error,
    retry: () => void query.refetch(),
    isOld: query.isPlaceholderData,
    change(changes: Partial<Settings>) {
      if (settings !== undefined) choose(changed(settings, changes));
    },
    sending,
    start: () =>
      sending.send(async () => {
        if (query.data === undefined) return;
        const begun = await calls.imports.start({ id, settings: query.data.settings });
        queries.setQueryData(api.imports.get.queryKey({ input: { id } }), begun);
        forget();
      }),
    discard: async () => {
      setGone(true);
      await calls.imports.discard({ id });
      forget();
      await queries.invalidateQueries({ queryKey: api.imports.list.key() });
      await navigate({ to: '/imports' });
    },
  };
}

/** What changes how the file is cut begins the columns anew. */
function changed(settings: Settings, changes: Partial<Settings>): Settings {
  const isCutAnew = ['kind', 'encoding', 'separator', 'hasHeadings'].some((name) => name in changes);
  return { ...settings, ...(isCutAnew ? { mapping: [] } : {}), ...changes };
}

/** Columns that are still being proposed are shown as they were. */
function shownSettings(previewed: Settings, chosen: Settings | null): Settings {
  const mapping = chosen === null || chosen.mapping.length === 0 ? previewed.mapping : chosen.mapping;
  return { ...previewed, ...chosen, mapping };
}
