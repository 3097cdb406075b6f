/** How documents look: design, typeface, colour, logo, letterhead, footer; beside them an invoice in that style. */
import { FONTS } from '@belegbar/domain/business';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredFile } from '../../storage/index.ts';
import { Fields, WideField } from '../../ui/Heads.tsx';
import { BusinessSelect, BusinessText } from '../BusinessField.tsx';
import { useBusinessForm } from '../saving.ts';
import { AccentColor } from './AccentColor.tsx';
import { Letterhead } from './Letterhead.tsx';
import { StylePreview } from './StylePreview.tsx';
import styles from './style.module.css';
import { TemplateGallery } from './TemplateGallery.tsx';
import { styleOf } from './use-style-page.ts';

export function InvoiceStyle() {
  const { business } = useBusinessForm();
  const [accentColor, setAccentColor] = useState(business.accentColor);
  const { t } = useTranslation('designs');
  const style = { ...styleOf(business), accentColor };
  const isCustom = business.template === 'custom';
  const hint = isCustom ? t('letterhead.noFooter') : undefined;
  return (
    <div className={styles.style}>
      <TemplateGallery />
      <StylePreview style={style} />
      <div className={styles.settings}>
        <Fields>
          <FontField />
          <AccentColor onShow={setAccentColor} />
          {isCustom ? (
            <Letterhead />
          ) : (
            <WideField>
              <StoredFile name="logo" />
            </WideField>
          )}
          <WideField>
            <BusinessText name="footerText" rows={3} maxLength={2000} hint={hint} />
          </WideField>
          <WideField>
            <BusinessText name="vatDisclaimer" rows={2} maxLength={1000} />
          </WideField>
          <WideField>
            <BusinessText name="legalFootnotes" rows={2} maxLength={2000} hint={hint} />
          </WideField>
        </Fields>
      </div>
    </div>
  );
}

function FontField() {
  const { t } = useTranslation('designs');
  return (
    <BusinessSelect
      name="font"
      choices={FONTS.map((value) => ({ value, label: t(`font.${value}`) }))}
      read={(chosen) => FONTS.find((font) => font === chosen) ?? 'design'}
    />
  );
}
