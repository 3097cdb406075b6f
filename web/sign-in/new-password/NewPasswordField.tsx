/** A new password, with what the server thinks of it said while one types. */
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../ui/field.tsx';
import { numbersBelow } from '../../ui/numbers.ts';
import { PasswordField } from '../../ui/TextFields.tsx';
import { useIssuesText } from '../form/refusals.ts';
import styles from './strength.module.css';
import { type Strength, useStrength } from './use-strength.ts';

interface NewPasswordFieldProps extends Pick<FieldProps, 'label' | 'error' | 'autoFocus'> {
  value: string;
  onChange: (password: string) => void;
  /** Whose it is, where that is known: it must not be in the password. */
  email?: string;
}

export function NewPasswordField({ email, ...field }: NewPasswordFieldProps) {
  const strength = useStrength(field.value, email);
  return (
    <PasswordField
      {...field}
      name="password"
      autoComplete="new-password"
      hint={<StrengthHint strength={strength} />}
    />
  );
}

const STEPS = 3;
const STEPS_REACHED = { unknown: 0, short: 1, weak: 2, strong: STEPS } as const;

/** Steps and words say the same, so that neither needs the colour. */
function StrengthHint({ strength }: { strength: Strength }) {
  const { t } = useTranslation('sign-in');
  const issuesText = useIssuesText();
  const { kind } = strength;
  const reached = STEPS_REACHED[kind];
  return (
    <span className={styles.hint} data-strength={kind}>
      {reached > 0 && (
        <span className={styles.meter} aria-hidden="true">
          {numbersBelow(STEPS).map((step) => (
            <span key={step} className={styles.step} data-reached={step < reached || undefined} />
          ))}
        </span>
      )}
      <span className={styles.words} role="status">
        {kind === 'weak' && <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />}
        {kind === 'strong' && <IconCircleCheck size={14} stroke={2} aria-hidden="true" />}
        <span>
          {kind === 'unknown' || kind === 'short'
            ? t('passwordHint')
            : t(`strength.${kind}`, { issues: issuesText(strength.issues) })}
        </span>
      </span>
    </span>
  );
}
