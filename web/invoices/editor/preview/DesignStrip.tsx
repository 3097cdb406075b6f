/** The designs below the page: one is put on the invoice by a click. */
import { TEMPLATES, type Template } from '@belegbar/domain/business';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DesignPage, useIsNear } from '../../../business/index.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import styles from './preview.module.css';

interface Props {
  editor: Pick<DraftEditor, 'form' | 'dispatch'>;
  /** The invoice itself is drawn first. */
  isReady: boolean;
}

export function DesignStrip({ editor, isReady }: Props) {
  const { t } = useTranslation(['designs', 'invoices']);
  const group = useId();
  const strip = useRef<HTMLFieldSetElement>(null);
  const isNear = useIsNear(strip);
  const choose = (template: Template) => editor.dispatch({ kind: 'head', changes: { template } });
  return (
    <fieldset className={styles.strip} ref={strip}>
      <legend>{t('invoices:preview.designs')}</legend>
      <div className={styles.designs}>
        {TEMPLATES.map((template) => (
          <label key={template} className={styles.design}>
            <span className={styles.thumbnail} aria-hidden="true">
              <DesignPage template={template} isWanted={isReady && isNear} />
            </span>
            <input
              type="radio"
              name={group}
              value={template}
              checked={editor.form.template === template}
              onChange={() => choose(template)}
            />
            {t(`name.${template}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
