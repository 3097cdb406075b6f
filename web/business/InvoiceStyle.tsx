/** How documents look and are numbered: logo, colour, language, number pattern, footer. */
import { checkPattern } from '@belegbar/domain/invoices';
import { useTranslation } from 'react-i18next';
import { Fields, WideField } from '../ui/Heads.tsx';
import { AccentColor } from './AccentColor.tsx';
import { BusinessSelect, BusinessText } from './BusinessField.tsx';
import { LogoField } from './LogoField.tsx';
import { useBusinessForm } from './saving.ts';

export function InvoiceStyle() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  return (
    <Fields>
      <WideField>
        <LogoField />
      </WideField>
      <BusinessText
        name="numberPattern"
        maxLength={60}
        hint={t('hint.nextNumber', { number: business.nextNumber })}
        check={(text) => {
          const first = checkPattern(text)[0];
          return first === undefined
            ? { ok: true, note: t('hint.nextNumber', { number: business.nextNumber }) }
            : { ok: false, code: first.code, certain: true, values: first.values };
        }}
      />
      <BusinessSelect
        name="documentLanguage"
        choices={[
          { value: 'de', label: 'Deutsch' },
          { value: 'en', label: 'English' },
        ]}
        read={(chosen) => (chosen === 'en' ? 'en' : 'de')}
      />
      <AccentColor />
      <WideField>
        <BusinessText name="footerText" rows={3} maxLength={2000} hint={t('hint.footerText')} />
      </WideField>
    </Fields>
  );
}
