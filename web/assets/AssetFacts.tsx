/** What is known of an asset; what is not said is left out. */
import type { Day } from '@belegbar/domain/calendar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsSmallBusiness } from '../business/index.ts';
import { useFormat } from '../ui/format.ts';
import styles from './assets.module.css';
import type { AssetDetail } from './message.ts';
import { useTreatmentName } from './use-treatment-name.ts';

export function AssetFacts({ asset }: { asset: AssetDetail }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const treatment = useTreatmentName();
  const isSmall = useIsSmallBusiness(asset.acquiredOn as Day);
  const { opening, privateSharePercent, reduction, inputVat, deducted } = asset;
  return (
    <dl className={styles.facts}>
      <Fact label={t('facts.number')}>{asset.number}</Fact>
      <Fact label={t('facts.kind')}>{t(`kind.${asset.kind}`)}</Fact>
      <Fact label={t('facts.treatment')}>{treatment(asset)}</Fact>
      <Fact label={t('facts.acquired')}>{format.day(asset.acquiredOn)}</Fact>
      <Fact label={t('facts.cost')}>{format.money(asset.cost)}</Fact>
      <Fact label={t('facts.reduction')}>{reduction !== 0 && format.money(reduction)}</Fact>
      <Fact label={t('facts.opening')}>
        {opening !== null &&
          t('facts.openingOf', { amount: format.money(opening.bookValue), day: format.day(opening.on) })}
      </Fact>
      <Fact label={t('facts.privateShare')}>
        {privateSharePercent !== null && format.percent(privateSharePercent)}
      </Fact>
      <Fact label={t(isSmall ? 'facts.inputVatSmall' : 'facts.inputVat')}>
        {inputVat !== 0 && isSmall && format.money(inputVat)}
        {inputVat !== 0 &&
          !isSmall &&
          t('facts.deductedOf', { deducted: format.money(deducted), inputVat: format.money(inputVat) })}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
