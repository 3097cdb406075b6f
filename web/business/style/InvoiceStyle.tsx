/** How documents look: design, typeface, colour, logo, letterhead, footer; beside them an invoice in that style. */
import { FONTS, type Template } from '@belegbar/domain/business';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredFile } from '../../storage/index.ts';
import { Fields, WideField } from '../../ui/Heads.tsx';
import { BusinessSelect, BusinessText } from '../BusinessField.tsx';
import { SeldomFields } from '../SeldomFields.tsx';
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
  const [tried, setTried] = useState<Template | null>(null);
  const { t } = useTranslation('designs');
  const own = { ...styleOf(business), accentColor };
  const style = tried === null ? own : { ...own, template: tried };
  const isCustom = business.template === 'custom';
  const hint = isCustom ? t('letterhead.noFooter') : undefined;
  return (
    <div className={styles.style}>
      <TemplateGallery onTry={setTried} />
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
          <SeldomFields
            fields={[
              { name: 'footerText', field: <Text name="footerText" rows={3} hint={hint} /> },
              { name: 'vatDisclaimer', field: <Text name="vatDisclaimer" rows={2} /> },
              { name: 'legalFootnotes', field: <Text name="legalFootnotes" rows={2} hint={hint} /> },
            ]}
          />
        </Fields>
      </div>
    </div>
  );
}

interface TextProps {
  name: 'footerText' | 'vatDisclaimer' | 'legalFootnotes';
  rows: number;
  hint?: string | undefined;
}

function Text(props: TextProps) {
  return (
    <WideField>
      <BusinessText {...props} maxLength={props.name === 'vatDisclaimer' ? 1000 : 2000} />
    </WideField>
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
