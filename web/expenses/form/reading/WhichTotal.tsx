/** Where nothing on the receipt proves its total: what it might be, side by side, as it is printed. */
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { useLetterKeys } from '../../../ui/letter-keys.ts';
import { Keys } from '../../../ui/Marks.tsx';
import type { ReadFields, Reading } from './read-form.ts';
import styles from './reading.module.css';

type Total = NonNullable<ReadFields['total']>;

interface WhichTotalProps {
  fields: ReadFields;
  pages: Reading['pages'];
  /** In cents; null where the form says another. */
  taken: number | null;
  onTake: (total: Total) => void;
}

export function WhichTotal({ fields, pages, taken, onTake }: WhichTotalProps) {
  const { t } = useTranslation('expense-form');
  const totals = [fields.total, ...fields.otherTotals].filter((total) => total !== null);
  useLetterKeys(Object.fromEntries(totals.map((total, index) => [String(index + 1), () => onTake(total)])));
  return (
    <fieldset className={styles.which}>
      <legend>{t('reading.which')}</legend>
      <div className={styles.candidates}>
        {totals.map((total, index) => (
          <Candidate
            key={total.value}
            {...{ total, fields, pages }}
            place={index + 1}
            isTaken={total.value === taken}
            onTake={() => onTake(total)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface CandidateProps extends Pick<WhichTotalProps, 'fields' | 'pages'> {
  total: Total;
  place: number;
  isTaken: boolean;
  onTake: () => void;
}

function Candidate({ total, fields, pages, place, isTaken, onTake }: CandidateProps) {
  const { t } = useTranslation('expense-form');
  const format = useFormat();
  const page = pages[total.place.page - 1];
  const currency = fields.currency as Parameters<typeof format.money>[1];
  return (
    <button type="button" className={styles.candidate} aria-pressed={isTaken} onClick={onTake}>
      {page !== undefined && <Clip page={page} place={total.place} />}
      <span className={styles.value}>
        {format.money(total.value, currency)}
        {isTaken && <IconCheck size={16} stroke={2} aria-hidden="true" />}
      </span>
      <span className={styles.why}>
        {total.proofs.length === 0
          ? t('reading.unproved')
          : total.proofs.map((proof) => t(`reading.proof.${proof}`)).join(', ')}
      </span>
      <Keys of={String(place)} />
    </button>
  );
}

/** The line of the receipt in which the amount stands. */
function Clip({ page, place }: { page: Reading['pages'][number]; place: Total['place'] }) {
  const height = 2 * (place.bottom - place.top);
  const width = Math.min(page.width, Math.max(5 * height, 1.5 * (place.right - place.left)));
  const left = Math.max(0, Math.min(page.width - width, place.right + height / 2 - width));
  const top = Math.max(0, (place.top + place.bottom - height) / 2);
  return (
    <span className={styles.clip} style={{ aspectRatio: `${width} / ${height}` }}>
      <img
        src={page.url}
        alt=""
        style={{
          width: `${(100 * page.width) / width}%`,
          left: `${(-100 * left) / width}%`,
          top: `${(-100 * top) / height}%`,
        }}
      />
    </span>
  );
}
