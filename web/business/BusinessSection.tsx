/** A section of My business: open beside its heading, or on a phone folded under it, with how it stands. */
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { SideSection } from '../ui/Heads.tsx';
import { SectionHelp } from '../ui/Help.tsx';
import type { CheckedSection } from './missing.ts';
import { MissingFields, SectionState } from './SectionState.tsx';
import { useBusinessForm } from './saving.ts';
import styles from './section.module.css';
import { useHelpOfAll } from './use-help.ts';
import { useOpenSection } from './use-open-section.ts';

interface BusinessSectionProps {
  id: string;
  title: string;
  reason: string;
  /** The names of its fields, in their order; each has its help. */
  fields?: readonly string[];
  /** What of it invoices and due days need. */
  checks?: CheckedSection;
  /** How it stands, in a few words, where nothing is checked. */
  summary?: string;
  children: ReactNode;
}

export function BusinessSection(props: BusinessSectionProps) {
  const { id, title, reason, fields = [], checks, children } = props;
  const { isFolding } = useOpenSection();
  const texts = useHelpOfAll(fields);
  const help = fields.length > 0 ? <SectionHelp title={title} fields={texts} /> : undefined;
  const missing = checks === undefined ? undefined : <MissingFields checks={checks} />;
  if (isFolding) return <Folded {...props} help={help} missing={missing} />;
  return (
    <SideSection id={id} title={title} reason={reason} help={help} action={missing}>
      {children}
    </SideSection>
  );
}

interface FoldedProps extends BusinessSectionProps {
  help: ReactNode;
  missing: ReactNode;
}

/** Its fields are made when it is first opened, and stay: what is wrong in one of them is not lost by closing. */
function Folded({ id, title, reason, fields = [], checks, summary, help, missing, children }: FoldedProps) {
  const { open, show } = useOpenSection();
  const { refused } = useBusinessForm().saving;
  // What is not saved is not put out of sight.
  const isOpen = open === id || fields.some((name) => refused.has(name));
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
            {...(checks === undefined ? {} : { checks })}
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
