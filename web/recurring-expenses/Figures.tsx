/** What all of it costs, and what comes next. */
import { useTranslation } from 'react-i18next';
import { FigureCell, FigureStrip } from '../ui/FigureStrip.tsx';
import { useFormat } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import type { Recurring, RecurringList } from './message.ts';

export function Figures({ list: { recurring, waiting, perMonth, perYear } }: { list: RecurringList }) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  const running = recurring.filter(({ state }) => state === 'running');
  const next = nextOf(running);
  return (
    <FigureStrip label={t('figures.label')}>
      <FigureCell label={t('figures.month')} note={t('figures.gross')}>
        <Money cents={perMonth} />
      </FigureCell>
      <FigureCell label={t('figures.year')} note={t('figures.running', { count: running.length })}>
        <Money cents={perYear} />
      </FigureCell>
      <FigureCell
        label={t('figures.next')}
        note={
          next?.nextDueOn &&
          t('figures.nextNote', {
            vendor: next.vendor.name,
            day: format.dayNear(next.nextDueOn).replaceAll(' ', '\u00a0'),
          })
        }
      >
        {next === undefined ? (
          t('figures.nothingNext')
        ) : (
          <Money cents={next.gross} currency={next.currency} />
        )}
      </FigureCell>
      <FigureCell
        label={t('figures.waiting')}
        note={t(waiting.length === 0 ? 'figures.nothingWaits' : 'waiting.aside')}
      >
        {format.count(waiting.length)}
      </FigureCell>
    </FigureStrip>
  );
}

function nextOf(running: readonly Recurring[]): Recurring | undefined {
  const byDay = running.toSorted((one, other) => ((one.nextDueOn ?? '') < (other.nextDueOn ?? '') ? -1 : 1));
  return byDay.find(({ nextDueOn }) => nextDueOn !== null);
}
