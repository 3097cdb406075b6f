/** Says of a day that its returns went to the tax office, or that its year is booked: neither is changed, the difference is booked beside it. */
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Notice } from '../ui/States.tsx';
import type { AssetDetail } from './message.ts';
import { useHandedOver } from './use-handed-over.ts';

export function HandedOver({ on, asset }: { on: Day | null; asset: AssetDetail | null }) {
  const { t } = useTranslation('assets');
  const { language } = useFormat();
  const names = useHandedOver(on);
  if (on === null) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const year = yearOf(on);
  const isBooked = asset?.years.some((one) => one.isBooked && one.year >= year) === true;
  return (
    <>
      {names.length > 0 && (
        <Notice tone="warn" title={t('handedOver.title', { returns: list.format(names) })}>
          {t('handedOver.text')}
        </Notice>
      )}
      {isBooked && (
        <Notice tone="info" title={t('handedOver.booked', { year })}>
          {t('handedOver.bookedText')}
        </Notice>
      )}
    </>
  );
}
