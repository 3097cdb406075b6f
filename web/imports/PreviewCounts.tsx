/** How many rows would be taken in, and how many not. */
import { useTranslation } from 'react-i18next';
import { FigureCell, FigureStrip } from '../ui/FigureStrip.tsx';
import { useFormat } from '../ui/format.ts';
import type { Kind, Preview } from './message.ts';

export function PreviewCounts({ counts, kind }: Pick<Preview, 'counts'> & { kind: Kind }) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  const warned = counts.warned === 0 ? undefined : t('count.warnedOf', { count: counts.warned });
  return (
    <FigureStrip label={t('preview.counts')}>
      <FigureCell label={t('count.create')} note={warned}>
        {format.count(counts.created)}
      </FigureCell>
      {kind !== 'expenses' && (
        <FigureCell
          label={t('count.update')}
          note={counts.unchanged === 0 ? undefined : t('count.unchangedOf', { count: counts.unchanged })}
        >
          {format.count(counts.updated)}
        </FigureCell>
      )}
      <FigureCell label={t('count.skip')}>{format.count(counts.skipped)}</FigureCell>
    </FigureStrip>
  );
}
