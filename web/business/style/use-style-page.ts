/** Pages of an invented invoice of the business, drawn by the server in a style. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, type client } from '../../connection/api.ts';
import type { Business } from '../saving.ts';

export type Style = Parameters<typeof client.invoices.previewStyle>[0]['style'];

/** The style as it is stored. */
export function styleOf(business: Business): Style {
  const { template, font, accentColor, letterheadLayout, footerText } = business;
  return { template, font, accentColor, letterheadLayout, footerText };
}

interface Wanted {
  business: Business;
  style: Style;
  /** Drawn anew when this changes, beside style and pictures. */
  version: number | null;
  /** Not asked for while nobody can see it. */
  isWanted: boolean;
}

/** The first page; the one before stays until the new one is there. */
export function useStylePage({ business, style, version, isWanted }: Wanted) {
  const { documentLanguage: language, logo, letterhead, signature } = business;
  const options = api.invoices.previewStyle.queryOptions({ input: { style, language, page: 1 } });
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, version, logo, letterhead, signature] as const,
    placeholderData: keepPreviousData,
    staleTime: STALE_MILLISECONDS,
    gcTime: STALE_MILLISECONDS,
    enabled: isWanted,
  });
}

const STALE_MILLISECONDS = 300_000;
