/** How what was bought becomes cost: each treatment that the law allows, with what it takes this year, the next, and after. */
import { needsAComputer, USEFUL_LIVES } from '@belegbar/domain/assets';
import { yearOf } from '@belegbar/domain/calendar';
import { smallAssetLimits } from '@belegbar/domain/law';
import type { Cents } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { TreatmentTable } from '../../assets/index.ts';
import { CheckField } from '../../ui/ChoiceFields.tsx';
import { useFormat } from '../../ui/format.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import { SelectField } from '../../ui/TextFields.tsx';
import { allowedFor, chosenAs, isSmall, type LineAsset, proposedAsset } from './asset-line.ts';
import type { Business } from './business.ts';
import { effectOf, type PricedLine, pricedLines } from './effect.ts';
import styles from './form.module.css';
import { CONSUMED, type FormLine } from './form-line.ts';
import { LifeField } from './LifeField.tsx';
import type { BillForm } from './use-expense-form.ts';
import { useLifeText } from './use-life-text.ts';

interface Props {
  form: BillForm;
  business: Business;
}

export function AssetFields({ form, business }: Props) {
  const { t } = useTranslation('expense-form');
  const large = pricedLines(form.values).filter((priced) => !isSmall(priced));
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
  const proposal = useProposalText(priced);
  const { line } = priced;
  const { values, change } = form;
  const put = (changes: Partial<FormLine>) =>
    change({
      lines: values.lines.map((other) => (other.key === line.key ? { ...other, ...changes } : other)),
    });
  const field = `lines.${values.lines.indexOf(line)}.asset`;
  const isOfBill = line.asset !== null && line.usefulLife === null;
  return (
    <div className={styles.asset}>
      <SelectField
        label={t('asset.what')}
        hint={line.asset === null ? proposal : undefined}
        value={line.usefulLife ?? ''}
        choices={[
          { value: '', label: isOfBill ? (line.asset?.description ?? '') : t('asset.choose') },
          { value: CONSUMED, label: t('asset.consumed') },
          ...USEFUL_LIVES.map(({ key, label }) => ({ value: key, label: label[language] })),
        ]}
        onChange={(key) => put(chosenAs(priced, { key, language }))}
        error={form.errorAt(field, `${field}.treatment`)}
      />
      {line.asset !== null && (
        <>
          <Treatments
            {...{ form, business, priced, asset: line.asset }}
            onChange={(asset) => put({ asset })}
          />
          <LifeField
            line={line}
            asset={line.asset}
            error={form.errorAt(`${field}.usefulLifeMonths`)}
            onChange={(lifeTyped, months) =>
              put({
                lifeTyped,
                ...(months === null || line.asset === null
                  ? {}
                  : { asset: { ...line.asset, usefulLifeMonths: months } }),
              })
            }
          />
        </>
      )}
    </div>
  );
}

/** What its price makes of it, before anybody says what it is. */
function useProposalText({ line, net, on }: PricedLine): string {
  const { t } = useTranslation('expense-form');
  const format = useFormat();
  const limits = smallAssetLimits(on);
  const isSaid = line.usefulLife === CONSUMED;
  if (isSaid) return t('asset.consumedHint');
  if (!limits.known) return t('asset.whatHint');
  const { immediate, lowValue } = limits.value;
  return net <= lowValue
    ? t('asset.proposed.lowValue', { from: format.money(immediate), to: format.money(lowValue) })
    : t('asset.proposed.overLife', { from: format.money(lowValue) });
}

interface TreatmentsProps extends Props {
  priced: PricedLine;
  asset: LineAsset;
  onChange: (asset: LineAsset) => void;
}

function Treatments({ form, business, priced, asset, onChange }: TreatmentsProps) {
  const { t } = useTranslation('expense-form');
  const lifeText = useLifeText();
  const { isUsableAlone = true } = asset;
  const choose = (changed: LineAsset) =>
    onChange(
      allowedFor(priced, changed).includes(changed.treatment) ? changed : proposedAsset(priced, changed),
    );
  const life = lifeText(asset.usefulLifeMonths ?? 0);
  return (
    <>
      {asset.kind === 'movable' && (
        <CheckField
          label={t('asset.alone')}
          hint={t(needsAComputer(priced.line.usefulLife ?? '') ? 'asset.aloneHint' : 'asset.aloneWhy')}
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
          name: t(`asset.treatment.${treatment}`, { life }),
          taken: takenBy({ ...asset, treatment }, { form, business, priced }),
        }))}
        onChange={(treatment) => onChange({ ...asset, treatment })}
      />
    </>
  );
}

/** What the treatment takes off the profit year by year, by the rules that book it. */
function takenBy(
  asset: LineAsset,
  { form, business, priced }: Omit<TreatmentsProps, 'asset' | 'onChange'>,
): readonly { year: number; amount: Cents }[] {
  const alone = { ...form.values, lines: [{ ...priced.line, asset }] };
  return effectOf(alone, business.regimes)?.cost ?? [];
}
