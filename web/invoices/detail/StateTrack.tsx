/** How far an invoice has come: six points on a thin line. A point is filled only where its event is stored. */
import { TRACK_POINTS } from '@belegbar/domain/invoices';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../messages.ts';
import { STATE_LOOKS } from '../StatusBadge.tsx';
import styles from './state-track.module.css';

/** Nothing for what corrects an invoice, and for what ended otherwise than by money. */
export function StateTrack({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const { word, reached } = invoice.state;
  if (invoice.kind !== 'invoice' || ENDED.includes(word)) return null;
  const last = reached.at(-1);
  const lastIndex = last === undefined ? 0 : TRACK_POINTS.indexOf(last);
  // The colour of a state is that of its day or of the money, not of the event before.
  const tone = last === 'due' || last === 'paid' ? STATE_LOOKS[word].tone : undefined;
  return (
    <ol
      className={styles.track}
      data-tone={tone}
      aria-label={t('track.label', { reached: reached.map((point) => t(`track.${point}`)).join(', ') })}
    >
      {TRACK_POINTS.map((point, index) => (
        <li
          key={point}
          data-reached={reached.includes(point) || undefined}
          data-passed={index < lastIndex || undefined}
          data-now={point === last || undefined}
        >
          <span>{t(`track.${point}`)}</span>
        </li>
      ))}
    </ol>
  );
}

const ENDED: readonly Invoice['state']['word'][] = ['cancelled', 'writtenOff', 'credited', 'withoutAmount'];
