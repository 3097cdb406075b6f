/** The register page by page, and which of it is looked at. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { api } from '../connection/api.ts';
import { pagesByKey } from '../connection/pages-by-key.ts';

const PAGE_SIZE = 50;

export function useRegister(asked: string | undefined) {
  const navigate = useNavigate();
  const pages = useInfiniteQuery(
    api.assets.list.infiniteOptions({
      input: (after: string | undefined) => ({
        limit: PAGE_SIZE,
        ...(after === undefined ? {} : { after }),
      }),
      ...pagesByKey,
    }),
  );
  const rows = useMemo(() => pages.data?.pages.flatMap(({ assets }) => assets), [pages.data]);
  const open = (id: string) =>
    void navigate({ to: '/finance/assets', search: { asset: id }, resetScroll: false, replace: true });
  const standing = rows?.filter(({ isTakenBack }) => !isTakenBack);
  return {
    pages,
    rows,
    /** Of the whole register. */
    whole: pages.data?.pages[0],
    opened: asked ?? standing?.[0]?.id,
    open,
  };
}

export type Register = ReturnType<typeof useRegister>;
