/** What the sender writes beside the figures. */
import { useTranslation } from 'react-i18next';
import { useCodeWords } from './code-words.ts';
import type { Invoice } from './message.ts';
import { Remarks } from './Remarks.tsx';
import styles from './sheet.module.css';
import { useRemarks } from './shown.ts';

export function NotesOfInvoice({ invoice: { notes } }: { invoice: Invoice }) {
  const { t } = useTranslation('e-invoice');
  const words = useCodeWords();
  const remarks = useRemarks('notes');
  const said = notes.filter(({ text = '' }) => text.trim() !== '');
  if (said.length === 0 && remarks.length === 0) return null;
  return (
    <section className={styles.notes} aria-label={t('notes')}>
      {said.map(({ subject, text }) => (
        <p key={`${subject} ${text}`}>
          {words.subject(subject) !== '' && <span>{words.subject(subject)}: </span>}
          {text}
        </p>
      ))}
      <Remarks at="notes" />
    </section>
  );
}
