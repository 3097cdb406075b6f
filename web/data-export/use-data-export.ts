/** The latest export and how far it is: asked about every second while it runs. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../connection/api.ts';
import { refusedAsAtSignIn } from '../sign-in/index.ts';

export type LatestExport = NonNullable<Awaited<ReturnType<typeof client.dataExport.latest>>['export']>;

const ASK_MILLISECONDS = 1000;
const latestQuery = api.dataExport.latest.queryOptions({ staleTime: 0 });

export function useDataExport() {
  const cache = useQueryClient();
  const { data } = useQuery({
    ...latestQuery,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.export) ? ASK_MILLISECONDS : false),
  });
  const show = (latest: LatestExport) => cache.setQueryData(latestQuery.queryKey, { export: latest });
  return {
    latest: data?.export ?? null,
    /** Allows the download, and lets the browser fetch it. */
    async begin(password: string) {
      const begun = await refusedAsAtSignIn(client.dataExport.begin({ password }));
      show(begun);
      if (begun.url !== null) download(begun.url);
    },
    async cancel(id: string) {
      show(await client.dataExport.cancel({ id }));
    },
  };
}

export function isUnderWay(latest: LatestExport | null | undefined): boolean {
  return latest?.state === 'ready' || latest?.state === 'running';
}

/** The browser writes it to the disk as it comes, however large it is. */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
