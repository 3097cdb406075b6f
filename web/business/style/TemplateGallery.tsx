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

export function TemplateGallery() {
  const help = useHelp('template');
  const name = useId();
  const gallery = useRef<HTMLFieldSetElement>(null);
  const isNear = useIsNear(gallery);
  return (
    <WithHelp {...help}>
      <fieldset className={styles.gallery} ref={gallery}>
        <legend>{help.about}</legend>
        <div className={styles.templates}>
          {TEMPLATES.map((template) => (
            <TemplateChoice key={template} template={template} group={name} isNear={isNear} />
          ))}
        </div>
      </fieldset>
    </WithHelp>
  );
}

interface ChoiceProps {
  template: Template;
  /** Name of the group of radio buttons. */
  group: string;
  isNear: boolean;
}

function TemplateChoice({ template, group, isNear }: ChoiceProps) {
  const { t } = useTranslation('designs');
  const { business, saving } = useBusinessForm();
  const style = { ...styleOf(business), template };
  const { data } = useStylePage({ business, style, version: null, isWanted: isNear });
  return (
    <label className={styles.template}>
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
      <span className={styles.templateFor}>{t(`for.${template}`)}</span>
    </label>
  );
}
