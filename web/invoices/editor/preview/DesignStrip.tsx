/** The designs below the page: pointed at, the page shows itself in one; a click puts it on the invoice. */
import { TEMPLATES, type Template } from '@belegbar/domain/business';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DesignPage, useIsNear } from '../../../business/index.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import styles from './preview.module.css';

interface Props {
  id: string;
  editor: Pick<DraftEditor, 'form' | 'dispatch'>;
  /** The invoice itself is drawn first. */
  isReady: boolean;
  /** In which design the page is shown for as long as one is pointed at; null for its own. */
  onTry: (template: Template | null) => void;
}

export function DesignStrip({ id, editor, isReady, onTry }: Props) {
  const { t } = useTranslation(['designs', 'invoices']);
  const group = useId();
  const strip = useRef<HTMLFieldSetElement>(null);
  const isNear = useIsNear(strip);
  const choose = (template: Template) => editor.dispatch({ kind: 'head', changes: { template } });
  return (
    <fieldset id={id} className={styles.strip} ref={strip} onPointerLeave={() => onTry(null)}>
      <legend>{t('invoices:preview.designs')}</legend>
      <div className={styles.designs}>
        {TEMPLATES.map((template) => (
          <label
            key={template}
            className={styles.design}
            title={t(`name.${template}`)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onTry(template)}
          >
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
            <span className={styles.designName}>{t(`name.${template}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  template: Template;
  /** The id of the strip. */
  strip: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Says the design of the invoice, and brings the strip or puts it away. */
export function DesignSwitch({ template, strip, isOpen, onOpen }: SwitchProps) {
  const { t } = useTranslation(['designs', 'invoices']);
  return (
    <Button
      size="xs"
      className={styles.designSwitch ?? ''}
      aria-expanded={isOpen}
      aria-controls={strip}
      onClick={() => onOpen(!isOpen)}
      rightSection={<IconChevronDown size={14} stroke={2} aria-hidden="true" />}
    >
      {t('invoices:preview.design', { name: t(`name.${template}`) })}
    </Button>
  );
}
