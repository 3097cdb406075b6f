/** Whether the Skonto of a bill that may be taken on the day is taken: with its sum and its last day. */
import type { OfferedSkonto } from '@belegbar/domain/expenses';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../ui/ChoiceFields.tsx';
import { useFormat } from '../ui/format.ts';
import { Hidden } from '../ui/Hidden.tsx';

interface Props {
  vendor: string;
  /** In cents of euros. */
  offer: Pick<OfferedSkonto, 'percent' | 'until' | 'discount'>;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

export function SkontoChoice({ vendor, offer, isTaken, onTake }: Props) {
  const { t } = useTranslation('transfers');
  const format = useFormat();
  const said = t('skonto', {
    percent: format.percent(offer.percent),
    day: format.day(offer.until),
    amount: format.money(offer.discount),
  });
  return (
    <CheckField
      label={
        <>
          <Hidden>{`${vendor}: `}</Hidden>
          {said}
        </>
      }
      value={isTaken}
      onChange={onTake}
    />
  );
}
