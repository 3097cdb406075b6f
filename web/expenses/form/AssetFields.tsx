/** How what was bought becomes cost: each treatment that the law allows, with what it takes this year, the next, and after. */
import { TREATMENTS, treatmentRefusal, USEFUL_LIVES } from '@belegbar/domain/assets';
import { yearOf } from '@belegbar/domain/calendar';
import { smallAssetLimits } from '@belegbar/domain/law';
import { type Cents, sumCents } from '@belegbar/domain/money';
import { Radio } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import { Money } from '../../ui/Money.tsx';
import sheet from '../../ui/sheet.module.css';
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
  const large = pricedLines(form.values).filter(({ net, on }) => {
    const limits = smallAssetLimits(on);
    return limits.known && net > limits.value.immediate;
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
  const name = useId();
  const year = yearOf(priced.on);
  return (
    <table className={`${sheet.ruled} ${styles.treatments}`} aria-label={t('asset.how')}>
      <thead>
        <tr>
          <th scope="col">{t('asset.how')}</th>
          <th scope="col">{year}</th>
          <th scope="col">{year + 1}</th>
          <th scope="col">{t('asset.later')}</th>
        </tr>
      </thead>
      <tbody>
        {allowedFor(priced, asset).map((treatment) => {
          const taken = takenBy({ ...asset, treatment }, { form, business, priced });
          return (
            <tr key={treatment} data-chosen={treatment === asset.treatment || undefined}>
              <th scope="row">
                <Radio
                  name={name}
                  value={treatment}
                  checked={treatment === asset.treatment}
                  label={t(`asset.treatment.${treatment}`, {
                    count: Math.round((asset.usefulLifeMonths ?? 0) / 12),
                  })}
                  onChange={() => onChange({ ...asset, treatment })}
                />
              </th>
              {taken.map((amount, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: this year, the next, and after.
                <td key={place}>
                  <Money cents={amount} style="plain" />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What the treatment takes off the profit in the year of the supply, in the next, and after, by the rules that book it. */
function takenBy(
  asset: Asset,
  { form, business, priced }: Omit<TreatmentsProps, 'asset' | 'onChange'>,
): Cents[] {
  const alone = { ...form.values, lines: [{ ...priced.line, asset }] };
  const cost = effectOf(alone, business.regimes)?.cost ?? [];
  const year = yearOf(priced.on);
  const sumOf = (isIn: (other: number) => boolean) =>
    sumCents(cost.filter((part) => isIn(part.year)).map(({ amount }) => amount));
  return [
    sumOf((other) => other <= year),
    sumOf((other) => other === year + 1),
    sumOf((other) => other > year + 1),
  ];
}
