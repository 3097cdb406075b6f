/** What an event of the security log tells beside its name, in words. */
import type { TFunction } from 'i18next';

/** What follows from the others stands last. */
const WAIT = 'wait_seconds';

/** Said by the code that stands beside it, or by the event itself. */
const SAID_ELSEWHERE = { wait_seconds: '0', failure_reason: 'authentication_error' } as const;

/** Gives the details as parts of one line; what has no words stays as the log has it. */
export function detailsInWords(
  details: Readonly<Record<string, string>>,
  t: TFunction<'admin'>,
  language: 'de' | 'en',
): string[] {
  return Object.entries(details)
    .filter(([name, value]) => Reflect.get(SAID_ELSEWHERE, name) !== value)
    .sort(([left], [right]) => Number(left === WAIT) - Number(right === WAIT))
    .map(([name, value]) => {
      if (name === WAIT) return t('detail.wait', { time: timeInWords(Number(value), language) });
      if (name === 'sessions') return t('detail.sessions', { count: Number(value) });
      const table = name === 'code' ? 'reason' : name;
      return t(`detail.${table}.${value}`, { defaultValue: `${name}: ${value}` });
    });
}

/** `30 Sekunden`, `10 minutes` */
function timeInWords(seconds: number, language: 'de' | 'en'): string {
  const [count, unit] = seconds > 90 ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second'];
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
