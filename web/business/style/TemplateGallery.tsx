/** The designs to choose from, each as it looks with the data of this business. */
import { TEMPLATES, type Template } from '@belegbar/domain/business';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentSheet } from '../../ui/Document.tsx';
import { WithHelp } from '../../ui/Help.tsx';
import { useBusinessForm } from '../saving.ts';
import { useHelp } from '../use-help.ts';
import styles from './style.module.css';
import { useIsNear } from './use-is-near.ts';
import { styleOf, useStylePage } from './use-style-page.ts';

interface Props {
  /** In which design the page beside is shown for as long as one is pointed at; null for its own. */
  onTry: (template: Template | null) => void;
}

export function TemplateGallery({ onTry }: Props) {
  const { t } = useTranslation('designs');
  const { business } = useBusinessForm();
  const help = useHelp('template');
  const name = useId();
  const gallery = useRef<HTMLFieldSetElement>(null);
  const isNear = useIsNear(gallery);
  return (
    <WithHelp {...help}>
      <fieldset className={styles.gallery} ref={gallery}>
        <legend>{help.about}</legend>
        <div className={styles.templates} onPointerLeave={() => onTry(null)}>
          {TEMPLATES.map((template) => (
            <TemplateChoice key={template} {...{ template, isNear, onTry }} group={name} />
          ))}
        </div>
        <p className={styles.templateFor}>
          <strong>{t(`name.${business.template}`)}</strong> {t(`for.${business.template}`)}
        </p>
      </fieldset>
    </WithHelp>
  );
}

interface ChoiceProps extends Props {
  template: Template;
  /** Name of the group of radio buttons. */
  group: string;
  isNear: boolean;
}

function TemplateChoice({ template, group, isNear, onTry }: ChoiceProps) {
  const { t } = useTranslation('designs');
  const { business, saving } = useBusinessForm();
  const style = { ...styleOf(business), template };
  const { data } = useStylePage({ business, style, version: null, isWanted: isNear });
  return (
    <label
      className={styles.template}
      title={t(`for.${template}`)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onTry(template)}
    >
      <span className={styles.thumbnail} aria-hidden="true">
        <DocumentSheet svg={data?.svg} label="" />
      </span>
      <span className={styles.templateName}>
        <input
          type="radio"
          name={group}
          value={template}
          checked={business.template === template}
          onChange={() => saving.save({ template })}
        />
        {t(`name.${template}`)}
      </span>
    </label>
  );
}
