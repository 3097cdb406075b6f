/** From a day on another part of the use allows input VAT: nothing is booked, what is to be corrected is proposed (§ 15a UStG). */
import { correctInputVat } from '@belegbar/domain/assets';
import type { Day } from '@belegbar/domain/calendar';
import type { Decimal } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useIsSmallBusiness } from '../business/index.ts';
import { api } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { Failure } from '../ui/form/Failure.tsx';
import { Form } from '../ui/form/Form.tsx';
import { useForm } from '../ui/form/use-form.ts';
import { PercentField } from '../ui/ParsedFields.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './assets.module.css';
import { type AssetDetail, assetOf } from './message.ts';
import { ReturnsOfUse } from './ReturnsOfUse.tsx';
import { Told } from './Told.tsx';
import { useAssetActs } from './use-asset-acts.ts';

interface Props {
  asset: AssetDetail;
  onClose: () => void;
}

interface Values {
  from: Day | null;
  percent: Decimal | null;
}

export function UseDialog({ asset, onClose }: Props) {
  const { t } = useTranslation(['assets', 'common']);
  const today = useToday();
  const isSmall = useIsSmallBusiness(today);
  const { changeUse } = useAssetActs();
  const form = useForm<Values, { from: Day; percent: Decimal }>({
    begin: { from: today, percent: null },
    complete: ({ from, percent }) => {
      const missing = [...(from === null ? ['from'] : []), ...(percent === null ? ['percent'] : [])];
      if (from === null || percent === null)
        return { ok: false, problems: missing.map((field) => ({ field, code: 'text.empty' })) };
      return { ok: true, value: { from, percent } };
    },
    act: async (use, key) => {
      await changeUse(asset, use, key);
      onClose();
    },
  });
  return (
    <Dialog opened title={t('use.title', { description: asset.description })} onClose={onClose}>
      <Form form={form}>
        <div className={styles.form}>
          <p>{t(isSmall ? 'use.textSmall' : 'use.text')}</p>
          <div className={styles.pair}>
            <DayField label={t('use.from')} autoFocus {...form.field('from')} required />
            <PercentField
              label={t(isSmall ? 'use.percentSmall' : 'use.percent')}
              hint={t('use.percentHint')}
              {...form.field('percent')}
              required
            />
          </div>
          <Effect asset={asset} values={form.values} />
          <Failure title={t('acts.failed')} failure={form.isRefusedAtField ? null : form.failure} />
        </div>
        <DialogActions isBusy={form.isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.isBusy}>
            {t('use.confirm')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function Effect({ asset, values: { from, percent } }: { asset: AssetDetail; values: Values }) {
  const { t } = useTranslation('assets');
  const isSmall = useIsSmallBusiness(useToday());
  const { data: business } = useQuery(api.business.get.queryOptions());
  if (business === undefined || from === null || percent === null) return null;
  const uses = asset.acts.flatMap((act) => (act.kind === 'use' && !act.isTakenBack ? [act] : []));
  const watched = { ...asset, ...assetOf(asset) };
  const corrections = correctInputVat(watched, {
    uses: [...uses, { from, percent }],
    regimes: business.regimes,
  });
  return (
    <>
      {corrections.length === 0 ? (
        <p className={sheet.note}>{t(isSmall ? 'use.nothingSmall' : 'use.nothing')}</p>
      ) : (
        <Told
          lines={corrections.map(({ year, amount }) => ({
            key: String(year),
            name: t('use.correctionOf', { year }),
            amount,
          }))}
        />
      )}
      <ReturnsOfUse before={asset.corrections} after={corrections} from={from} />
    </>
  );
}
