/** How far an import or its undo is. Leaving the page does not stop it. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Progress } from '../ui/Marks.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './imports.module.css';
import type { ImportMessage } from './message.ts';

export function UnderWay({ found }: { found: ImportMessage }) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  const isUndo = found.state === 'undoing';
  const done = isUndo ? found.removed + found.restored + found.stayed : found.rowsDone;
  const total = isUndo ? found.created + found.updated : found.rowsTotal;
  const text = t('underWay.progress', { done: format.count(done), total: format.count(total) });
  return (
    <section className={styles.underWay} aria-label={t(`underWay.${found.state}`)}>
      <p className={sheet.call}>{t(`underWay.${found.state}`)}</p>
      <Progress label={t(`underWay.${found.state}`)} value={done} max={Math.max(total, 1)} text={text} />
      <p className={styles.hint} role="status">
        {text}
      </p>
      <p className={styles.hint}>{t('underWay.leave')}</p>
    </section>
  );
}
