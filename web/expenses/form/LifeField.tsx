/** How long it is used: proposed from the table, with why, and another where the user knows better. */
import { isSpreadOverLife } from '@belegbar/domain/assets';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../ui/TextFields.tsx';
import { type LineAsset, lifeAsTyped, lifeOf, monthsTyped } from './asset-line.ts';
import styles from './form.module.css';
import type { FormLine, TypedLife } from './form-line.ts';
import { useLifeText } from './use-life-text.ts';

interface LifeFieldProps {
  line: FormLine;
  asset: LineAsset;
  error: string | undefined;
  onChange: (typed: TypedLife, months: number | null) => void;
}

export function LifeField({ line, asset, error, onChange }: LifeFieldProps) {
  const { t } = useTranslation('expense-form');
  const why = useWhy(line, asset);
  if (!isSpreadOverLife(asset.treatment) || asset.usefulLifeMonths === null) return null;
  const typed = line.lifeTyped ?? lifeAsTyped(asset.usefulLifeMonths);
  const put = (next: TypedLife) => onChange(next, monthsTyped(next));
  return (
    <div>
      <div className={styles.life}>
        <TextField
          label={t('asset.life')}
          inputMode="numeric"
          maxLength={4}
          value={typed.count}
          error={error}
          onChange={(count) => put({ ...typed, count })}
        />
        <SelectField
          label={t('asset.lifeUnit')}
          value={typed.unit}
          choices={(['years', 'months'] as const).map((unit) => ({
            value: unit,
            label: t(`asset.unit.${unit}`),
          }))}
          onChange={(unit) => put({ ...typed, unit })}
        />
      </div>
      {why !== null && <p className={styles.lifeWhy}>{why}</p>}
    </div>
  );
}

/** Where the proposal comes from; of another life, what the tax office wants to see for it. */
function useWhy(line: FormLine, { usefulLifeMonths }: LineAsset): string | null {
  const { t } = useTranslation('expense-form');
  const lifeText = useLifeText();
  const life = lifeOf(line);
  if (life === undefined || usefulLifeMonths === null) return null;
  const values = { life: lifeText(life.months), number: life.tableNumber ?? '' };
  if (usefulLifeMonths < life.months) return t('asset.lifeShorter', values);
  if (usefulLifeMonths > life.months) return t('asset.lifeLonger', values);
  return t(life.tableNumber === null ? 'asset.lifeUsual' : 'asset.lifeTable', values);
}
