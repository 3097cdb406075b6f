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
  const { verdict, profile } = checked;
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
        <Item label={t('form.profile')} text={t(`profile.${profile}`)} code={checked.customization} />
        <Item label={t('form.judgedBy')} text={t(`judgedBy.${verdict.judgedBy}`)} />
      </dl>
    </div>
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

function Item({ label, text, code = '' }: { label: string; text: string; code?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {text}
        {code !== '' && <span className={styles.code}>{code}</span>}
      </dd>
    </div>
  );
}
