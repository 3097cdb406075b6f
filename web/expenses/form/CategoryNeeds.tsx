/** What the category needs beside the amounts, asked when it is chosen. */
import { missingOfEntertainment } from '@belegbar/domain/expenses';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SectionHead, WideField } from '../../ui/Heads.tsx';
import { Notice } from '../../ui/States.tsx';
import { TextField } from '../../ui/TextFields.tsx';
import { AssetFields } from './AssetFields.tsx';
import type { Business } from './business.ts';
import { participantsOf } from './expense-form.ts';
import styles from './form.module.css';
import { Gifts } from './Gifts.tsx';
import type { BillForm } from './use-expense-form.ts';

export function CategoryNeeds({ form, business }: { form: BillForm; business: Business }) {
  switch (form.values.category) {
    case 'business_meals':
      return <Entertainment form={form} />;
    case 'gifts':
      return <Gifts form={form} business={business} />;
    case 'equipment':
      return <AssetFields form={form} business={business} />;
    case 'private_car_usage':
      return <OwnCar />;
    default:
      return null;
  }
}

/** § 4 (5) No. 2 s. 2 EStG. */
function Entertainment({ form }: { form: BillForm }) {
  const { t } = useTranslation('expense-form');
  const { entertainment } = form.values;
  const missing = missingOfEntertainment({
    ...entertainment,
    participants: participantsOf(entertainment.participants),
  });
  const field = (name: keyof typeof entertainment) => ({
    label: t(`meal.${name}`),
    value: entertainment[name],
    warning: missing.includes(name) && entertainment[name] !== '' ? t(`meal.${name}Missing`) : undefined,
    hint: t(`meal.${name}Hint`),
    onChange: (text: string) => form.change({ entertainment: { ...entertainment, [name]: text } }),
  });
  return (
    <section aria-labelledby="needs-title">
      <SectionHead
        id="needs-title"
        title={t('meal.title')}
        aside={missing.length > 0 ? <Missing count={missing.length} /> : t('meal.complete')}
      />
      <div className={styles.needs}>
        <TextField maxLength={200} {...field('place')} />
        <TextField maxLength={500} {...field('participants')} />
        <WideField>
          <TextField maxLength={500} {...field('occasion')} />
        </WideField>
      </div>
    </section>
  );
}

/** A flat rate has no bill: the form of its own receipt asks for what it needs. */
function OwnCar() {
  const { t } = useTranslation('expense-form');
  return (
    <Notice
      tone="info"
      title={t('elsewhere.carTitle')}
      action={
        <span className={styles.how}>
          <ButtonLink size="xs" to="/finance/vouchers" search={{ new: 'kilometres' }}>
            {t('elsewhere.kilometres')}
          </ButtonLink>
          <ButtonLink size="xs" to="/finance/vouchers" search={{ new: 'private-use' }}>
            {t('elsewhere.privateUse')}
          </ButtonLink>
        </span>
      }
    >
      {t('elsewhere.carText')}
    </Notice>
  );
}

function Missing({ count }: { count: number }) {
  const { t } = useTranslation('expense-form');
  return <span className={styles.missing}>{t('meal.missing', { count })}</span>;
}
