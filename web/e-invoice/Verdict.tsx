/** The verdict on a file in one sentence, and what kind of file it is. */
import { useTranslation } from 'react-i18next';
import { CheckLine } from '../ui/States.tsx';
import styles from './findings.module.css';
import type { Checked } from './message.ts';
import { type VerdictName, verdictOf } from './VerdictBadge.tsx';

const TONES: Record<VerdictName, 'pos' | 'warn' | 'neg'> = {
  none: 'warn',
  invalid: 'neg',
  warned: 'warn',
  valid: 'pos',
};

export function Verdict({ checked }: { checked: Checked }) {
  const { t } = useTranslation('e-invoice');
  const title = useVerdictTitle();
  const { profile } = checked;
  const name = nameOf(checked);
  return (
    <div className={styles.verdict}>
      <CheckLine
        tone={TONES[name]}
        title={title(checked)}
        text={t(
          name === 'none' && profile === 'zugferd-1' ? 'verdict.text.zugferd1' : `verdict.text.${name}`,
        )}
      />
      <dl className={styles.form}>
        <Item label={t('form.syntax')} text={useSyntaxText(checked)} />
        <Item label={t('form.profile')} text={t(`profile.${profile}`)} />
        <Item label={t('form.judgedBy')} text={t(`judgedAs.${profile}`)} />
      </dl>
    </div>
  );
}

/** The identifier by which the file names its profile (BT-24), for a place that proves; nothing where it names none. */
export function ProfileIdentifier({ checked: { customization } }: { checked: Checked }) {
  const { t } = useTranslation('e-invoice');
  if (customization === '') return null;
  return (
    <p>
      {t('form.customization')} <span className={styles.code}>{customization}</span>
    </p>
  );
}

/** Gives a function that says the verdict in a few words. */
export function useVerdictTitle(): (checked: Checked) => string {
  const { t } = useTranslation('e-invoice');
  return (checked) => {
    const name = nameOf(checked);
    const { fatal, warnings } = checked.verdict;
    return t(`verdict.title.${name}`, { count: name === 'invalid' ? fatal.length : warnings.length });
  };
}

function nameOf({ profile, verdict: { valid, warnings } }: Checked): VerdictName {
  return verdictOf({ profile, valid, warnings: warnings.length });
}

/** The format, and of a PDF where in it. */
function useSyntaxText({ syntax, container, embedded }: Checked): string {
  const { t } = useTranslation('e-invoice');
  const name = t(`syntax.${syntax}`);
  return container === 'pdf' ? t('form.inPdf', { name, file: embedded ?? '' }) : name;
}

function Item({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
