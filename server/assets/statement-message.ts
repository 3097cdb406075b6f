/** Anlage AVEÜR as the contract shows it. */
import type { AssetStatementMessage } from '@belegbar/contract/assets';
import type { AssetFigures, AssetGroupInYear } from '@belegbar/domain/assets';
import type { z } from 'zod';

export type AssetStatement = z.output<typeof AssetStatementMessage>;

export function statementOf(
  groups: readonly AssetGroupInYear[],
  { year, yearsNotBooked }: { year: number; yearsNotBooked: number[] },
): AssetStatement {
  return {
    year,
    yearsNotBooked,
    groups: groups.map(({ group, assets, ...figures }) => ({
      group,
      ...figuresOf(figures),
      assets: assets.map(({ asset, entries, ...of }) => ({
        id: asset.id,
        number: asset.number,
        description: asset.description,
        ...figuresOf(of),
        entries,
      })),
    })),
  };
}

function figuresOf(figures: AssetFigures): AssetFigures {
  const { bookValueAtStart, additions, specialDepreciation, depreciation, disposals, bookValueAtEnd } =
    figures;
  return { bookValueAtStart, additions, specialDepreciation, depreciation, disposals, bookValueAtEnd };
}
