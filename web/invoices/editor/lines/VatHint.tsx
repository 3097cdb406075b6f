/** Which VAT case the client calls for and why, and the notes the law wants on the invoice. */
import { useTranslation } from 'react-i18next';
import { isBlank } from '../draft/draft-form.ts';
import small from '../small.module.css';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';
import styles from './totals.module.css';

export function VatHint({ editor, context }: { editor: DraftEditor; context: EditorContext }) {
  const { t } = useTranslation(['invoices', 'common']);
  const { proposal, notes } = context;
  const others = editor.form.lines.filter(
    (line) => !isBlank(line) && line.vatCase !== proposal.vatCase,
  ).length;
  const isWorthSaying = context.client !== null || proposal.because === 'small-business';
  const vatInEuros = context.exchange?.vat ?? 0;
  if (!isWorthSaying && notes.length === 0 && vatInEuros === 0) return null;
  return (
    <div className={styles.vatHint}>
      {isWorthSaying && (
        <p>
          <strong>{t('vat.proposed', { vatCase: t(`common:vatCase.${proposal.vatCase}`) })}</strong>{' '}
          {t(`vat.because.${proposal.because}`, { client: context.client?.name ?? '' })}
          {proposal.unfit && ` ${t('vat.unfit', { vatCase: t(`common:vatCase.${proposal.unfit}`) })}`}
          {others > 0 && (
            <>
              {' '}
              <button
                type="button"
                className={small.textButton}
                onClick={() => editor.dispatch({ kind: 'taxAll', vatCase: proposal.vatCase })}
              >
                {t('vat.takeForAll', { count: others })}
              </button>
            </>
          )}
        </p>
      )}
      {vatInEuros !== 0 && <p className={styles.statutoryNote}>{t('vat.inEuros')}</p>}
      {notes.map((note) => (
        <p key={note} className={styles.statutoryNote}>
          <span>{t('vat.noteOnInvoice')}</span> <q>{note}</q>
        </p>
      ))}
    </div>
  );
}
