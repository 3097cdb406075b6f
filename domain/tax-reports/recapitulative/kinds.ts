/** What the recapitulative statement reports: services under § 3a (2) UStG that are taxed abroad, and goods to businesses in the EU. */
import type { TaxCode } from '@belegbar/domain/journal';

export const RECAPITULATIVE_KINDS = ['services', 'goods'] as const;
export type RecapitulativeKind = (typeof RECAPITULATIVE_KINDS)[number];

/** The tax code of a kind, and the letter and the box of the advance return under which it is reported. */
export const REPORTED_AS: Record<RecapitulativeKind, { taxCode: TaxCode; letter: string; kennzahl: string }> =
  {
    services: { taxCode: 'euService', letter: 'S', kennzahl: '21' },
    goods: { taxCode: 'intraCommunitySupply', letter: 'L', kennzahl: '41' },
  };

/** The kind under which entries of a tax code are reported. */
export function kindOf(taxCode: string): RecapitulativeKind | null {
  return RECAPITULATIVE_KINDS.find((kind) => REPORTED_AS[kind].taxCode === taxCode) ?? null;
}
