import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import type { Point } from './CheckedPoints.tsx';

/** What an invoice must say of its sender (§ 14 (4) No. 1, 2 UStG), and what decides the due days. */
export function useBusinessPoints(): Point[] {
  const { t } = useTranslation('compliance');
  const { data } = useQuery(api.business.get.queryOptions());
  if (data === undefined) return [];
  const isAddressed = [data.fullName, data.street, data.postCode, data.city].every((text) => text !== '');
  const isNumbered = data.taxNumber !== '' || data.vatId !== '';
  const missing = (key: string, anchor: string): Point => {
    return {
      key,
      tone: 'warn',
      title: t(`business.${key}.title`),
      text: t(`business.${key}.text`),
      action: (
        <ButtonLink to="/my-business" hash={anchor} size="xs">
          {t('business.action')}
        </ButtonLink>
      ),
    };
  };
  const points = [
    ...(isAddressed ? [] : [missing('address', 'business-info')]),
    ...(isNumbered ? [] : [missing('number', 'tax-legal')]),
    ...(data.land === null ? [missing('land', 'tax-legal')] : []),
  ];
  if (points.length > 0) return points;
  return [{ key: 'business', tone: 'pos', title: t('business.whole'), text: t('business.wholeText') }];
}
