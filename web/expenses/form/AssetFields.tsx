/** How what was bought becomes cost: each treatment that the law allows, with what it takes this year, the next, and after. */
import { TREATMENTS, treatmentRefusal, USEFUL_LIVES } from '@belegbar/domain/assets';
import { MONTHS_OF_YEAR, yearOf } from '@belegbar/domain/calendar';
import { smallAssetLimits } from '@belegbar/domain/law';
import type { Cents } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { TreatmentTable } from '../../assets/index.ts';
import { CheckField } from '../../ui/ChoiceFields.tsx';
import { useFormat } from '../../ui/format.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import { SelectField } from '../../ui/TextFields.tsx';
import type { Business } from './business.ts';
import { effectOf, type PricedLine, pricedLines } from './effect.ts';
import styles from './form.module.css';
import type { FormLine } from './form-line.ts';
import type { BillForm } from './use-expense-form.ts';

interface Props {
  form: BillForm;
  business: Business;
}

type Asset = NonNullable<FormLine['asset']>;

export function AssetFields({ form, business }: Props) {
  const { t } = useTranslation('expense-form');
  const large = pricedLines(form.values).filter(({ line, net, on }) => {
    const limits = smallAssetLimits(on);
    return line.asset !== null || (limits.known && net > limits.value.immediate);
  });
  if (large.length === 0) return null;
  return (
    <section aria-labelledby="needs-title">
      <SectionHead id="needs-title" title={t('asset.title')} aside={t('asset.why')} />
      {large.map((priced) => (
        <AssetOfLine key={priced.line.key} {...{ form, business, priced }} />
      ))}
    </section>
  );
}

function AssetOfLine({ form, business, priced }: Props & { priced: PricedLine }) {
  const { t } = useTranslation('expense-form');
  const { language } = useFormat();
  const { line } = priced;
  const { values, change } = form;
  const put = (changes: Partial<FormLine>) =>
    change({
      lines: values.lines.map((other) => (other.key === line.key ? { ...other, ...changes } : other)),
    });
  const chooseLife = (key: string) => {
    const life = USEFUL_LIVES.find((one) => one.key === key);
    if (life === undefined) return put({ usefulLife: null, asset: null });
    const asset = {
      description: line.description.trim() || life.label[language],
      kind: life.kind,
      usefulLifeMonths: life.months,
      isUsableAlone: !NEEDS_A_COMPUTER.includes(life.key),
    };
    const allowed = allowedFor(priced, asset);
    const treatment =
      life.isOneYearAllowed && allowed.includes('oneYear') ? 'oneYear' : (allowed[0] ?? 'straightLine');
    put({ usefulLife: key, asset: { ...asset, treatment } });
  };
  return (
    <div className={styles.asset}>
      <SelectField
        label={t('asset.what')}
        hint={line.asset === null ? t('asset.whatHint') : undefined}
        value={line.usefulLife ?? ''}
        choices={[
          { value: '', label: t('asset.choose') },
          ...USEFUL_LIVES.map(({ key, label }) => ({ value: key, label: label[language] })),
        ]}
        onChange={chooseLife}
        error={form.errorAt(`lines.${values.lines.indexOf(line)}.asset`)}
      />
      {line.asset !== null && (
        <Treatments {...{ form, business, priced, asset: line.asset }} onChange={(asset) => put({ asset })} />
      )}
    </div>
  );
}

function allowedFor({ net, on }: PricedLine, asset: Omit<Asset, 'treatment'>): Asset['treatment'][] {
  return TREATMENTS.filter((treatment) => {
    const refusal = treatmentRefusal({ ...asset, treatment, acquiredOn: on, netPrice: net });
    return refusal.known && refusal.value === null;
  });
}

interface TreatmentsProps extends Props {
  priced: PricedLine;
  asset: Asset;
  onChange: (asset: Asset) => void;
}

function Treatments({ form, business, priced, asset, onChange }: TreatmentsProps) {
  const { t } = useTranslation('expense-form');
  const { isUsableAlone = true } = asset;
  const choose = (changed: Asset) => {
    const allowed = allowedFor(priced, changed);
    const treatment = allowed.includes(changed.treatment)
      ? changed.treatment
      : (allowed[0] ?? 'straightLine');
    onChange({ ...changed, treatment });
  };
  const count = Math.round((asset.usefulLifeMonths ?? 0) / MONTHS_OF_YEAR);
  return (
    <>
      {asset.kind === 'movable' && (
        <CheckField
          label={t('asset.alone')}
          hint={t('asset.aloneHint')}
          value={isUsableAlone}
          onChange={(isAlone) => choose({ ...asset, isUsableAlone: isAlone })}
        />
      )}
      <TreatmentTable
        label={t('asset.how')}
        later={t('asset.later')}
        year={yearOf(priced.on)}
        value={asset.treatment}
        choices={allowedFor(priced, asset).map((treatment) => ({
          treatment,
          name: t(`asset.treatment.${treatment}`, { count }),
          taken: takenBy({ ...asset, treatment }, { form, business, priced }),
        }))}
        onChange={(treatment) => onChange({ ...asset, treatment })}
      />
    </>
  );
}

/** What the treatment takes off the profit year by year, by the rules that book it. */
function takenBy(
  asset: Asset,
  { form, business, priced }: Omit<TreatmentsProps, 'asset' | 'onChange'>,
): readonly { year: number; amount: Cents }[] {
  const alone = { ...form.values, lines: [{ ...priced.line, asset }] };
  return effectOf(alone, business.regimes)?.cost ?? [];
}

/** Proposed of what R 6.13 (1) EStR names: it serves with a computer alone. */
const NEEDS_A_COMPUTER: readonly string[] = ['monitor', 'printerScanner', 'peripherals'];
