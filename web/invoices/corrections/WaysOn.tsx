/** The ways on from an invoice that is locked: lower it, cancel it and write it anew, or cancel it. */
import {
  IconChevronRight,
  IconFileMinus,
  IconFilePencil,
  IconFileX,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialogs.tsx';
import type { Invoice } from '../messages.ts';
import styles from './corrections.module.css';

export type WayOn = 'credit' | 'anew' | 'cancel';

const ICONS: Record<WayOn, TablerIcon> = { credit: IconFileMinus, anew: IconFilePencil, cancel: IconFileX };

interface Props {
  invoice: Invoice;
  onChoose: (way: WayOn) => void;
  onClose: () => void;
}

export default function WaysOn({ invoice, onChoose, onClose }: Props) {
  const { t } = useTranslation('invoice-corrections');
  const ways: WayOn[] = canBeCredited(invoice) ? ['credit', 'anew', 'cancel'] : ['anew', 'cancel'];
  return (
    <Dialog opened title={t('ways.title', { number: invoice.number })} onClose={onClose} size={560}>
      <p className={styles.lead}>{t(invoice.amendable ? 'ways.leadAmendable' : 'ways.lead')}</p>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way}>
            <Way way={way} onChoose={() => onChoose(way)} />
          </li>
        ))}
      </ul>
      <p className={styles.aside}>{t('ways.gutschrift')}</p>
    </Dialog>
  );
}

function Way({ way, onChoose }: { way: WayOn; onChoose: () => void }) {
  const { t } = useTranslation('invoice-corrections');
  const Icon = ICONS[way];
  return (
    <button type="button" className={styles.way} onClick={onChoose}>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <span>
        <strong>{t(`ways.${way}.title`)}</strong>
        <span className={styles.wayText}>{t(`ways.${way}.text`)}</span>
      </span>
      <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** Something is still owed of it, apart from what was paid. */
function canBeCredited({ gross, creditNotes }: Invoice): boolean {
  return creditNotes.reduce((left, creditNote) => left + creditNote.gross, gross as number) > 0;
}
