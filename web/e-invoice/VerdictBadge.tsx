/** What the check said of a file, as icon and word. */
import { IconAlertTriangle, IconCheck, IconFileOff, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/Badge.tsx';
import type { Profile } from './message.ts';

interface VerdictBadgeProps {
  profile: Profile;
  valid: boolean;
  /** How many rules are broken without making it invalid. */
  warnings: number;
}

export function VerdictBadge(props: VerdictBadgeProps) {
  const { t } = useTranslation('e-invoice');
  const verdict = verdictOf(props);
  return <Badge {...LOOKS[verdict]}>{t(`verdict.badge.${verdict}`)}</Badge>;
}

export type VerdictName = 'none' | 'invalid' | 'warned' | 'valid';

const LOOKS = {
  none: { icon: IconFileOff, tone: 'warn' },
  invalid: { icon: IconX, tone: 'neg' },
  warned: { icon: IconAlertTriangle, tone: 'warn' },
  valid: { icon: IconCheck, tone: 'pos' },
} as const;

/** Profiles that say less than the European standard asks for, and which the law takes for no e-invoice. */
const NO_E_INVOICES: readonly Profile[] = ['minimum', 'basic-wl', 'zugferd-1'];

export function verdictOf({ profile, valid, warnings }: VerdictBadgeProps): VerdictName {
  if (NO_E_INVOICES.includes(profile)) return 'none';
  if (!valid) return 'invalid';
  return warnings > 0 ? 'warned' : 'valid';
}
