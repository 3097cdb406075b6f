/** A section of My business: open beside its heading, or on a phone folded under it, with how it stands. */
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideSection } from '../ui/Heads.tsx';
import { SectionHelp } from '../ui/Help.tsx';
import { isChecked } from './missing.ts';
import { MissingFields, SectionState } from './SectionState.tsx';
import { useBusinessForm } from './saving.ts';
import styles from './section.module.css';
import { ANCHOR_OF, FIELDS, type SectionName } from './section-fields.ts';
import { useHelpOfAll } from './use-help.ts';
import { useOpenSection } from './use-open-section.ts';

interface BusinessSectionProps {
  name: SectionName;
  /** How it stands, in a few words, where nothing is checked. */
  summary?: string;
  children: ReactNode;
}

/** What it lacks of what invoices and due days need stands with it, and one help for all its fields. */
export function BusinessSection({ name, ...rest }: BusinessSectionProps) {
  const { t } = useTranslation('business');
  const { isFolding } = useOpenSection();
  const fields: readonly string[] = FIELDS[name];
  const texts = useHelpOfAll(fields);
  const [titleKey, reasonKey] = HEADS[name];
  const title = t(titleKey);
  const shown = {
    id: ANCHOR_OF[name],
    title,
    reason: t(reasonKey),
    help: fields.length > 0 ? <SectionHelp title={title} fields={texts} /> : undefined,
    missing: isChecked(name) ? <MissingFields checks={name} /> : undefined,
  };
  if (isFolding) return <Folded {...shown} {...rest} name={name} />;
  const { missing, ...side } = shown;
  return (
    <SideSection {...side} action={missing}>
      {rest.children}
    </SideSection>
  );
}

const HEADS: Record<SectionName, [title: string, reason: string]> = {
  basic: ['basic.title', 'basic.reason'],
  services: ['services.title', 'services.reason'],
  payment: ['payment.title', 'payment.reason'],
  tax: ['tax.title', 'tax.reason'],
  style: ['style.title', 'style.reason'],
  defaults: ['defaults.title', 'defaults.reason'],
  security: ['security.title', 'security.reason'],
};

interface FoldedProps extends BusinessSectionProps {
  id: string;
  title: string;
  reason: string;
  help: ReactNode;
  missing: ReactNode;
}

/** Its fields are made when it is first opened, and stay: what is wrong in one of them is not lost by closing. */
function Folded({ name, id, title, reason, summary, help, missing, children }: FoldedProps) {
  const { open, show } = useOpenSection();
  const { refused } = useBusinessForm().saving;
  // What is not saved is not put out of sight.
  const isOpen = open === id || FIELDS[name].some((field) => refused.has(field));
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <section
      id={id}
      className={styles.folded}
      data-open={isOpen || undefined}
      aria-labelledby={`${id}-heading`}
    >
      <h2 className={styles.head}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          className={styles.button}
          onClick={() => show(isOpen ? '' : id)}
        >
          <span id={`${id}-heading`} className={styles.title}>
            {title}
          </span>
          <SectionState
            {...(isChecked(name) ? { checks: name } : {})}
            {...(summary === undefined ? {} : { summary })}
          />
          <IconChevronDown size={18} stroke={1.6} className={styles.chevron ?? ''} aria-hidden="true" />
        </button>
      </h2>
      <div id={`${id}-fields`} hidden={!isOpen} className={styles.fields}>
        <p className={styles.reason}>
          {reason} {help}
        </p>
        {missing}
        {wasOpen && children}
      </div>
    </section>
  );
}
