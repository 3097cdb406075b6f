/** The colour of documents, chosen or typed. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WithHelp } from '../ui/Help.tsx';
import { TextField } from '../ui/TextFields.tsx';
import styles from './business.module.css';
import { useBusinessForm } from './saving.ts';
import { useHelp } from './use-help.ts';

export function AccentColor() {
  const { t } = useTranslation('business');
  const help = useHelp('accentColor');
  const { business, saving } = useBusinessForm();
  const [text, setText] = useState(business.accentColor);
  useEffect(() => setText(business.accentColor), [business.accentColor]);
  const isColor = /^#[0-9a-f]{6}$/i.test(text);
  const { hold } = saving;
  useEffect(() => {
    if (isColor) hold('accentColor', false);
  }, [isColor, hold]);
  const leave = () => {
    hold('accentColor', !isColor);
    if (isColor && text !== business.accentColor) saving.save({ accentColor: text });
  };
  const swatch = (
    <input
      type="color"
      className={styles.swatch}
      aria-label={t('field.pickColor')}
      value={isColor ? text : business.accentColor}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={leave}
    />
  );
  return (
    <WithHelp {...help}>
      <TextField
        label={help.about}
        value={text}
        maxLength={7}
        error={isColor ? undefined : t('hint.colorForm')}
        inside={swatch}
        onChange={setText}
        onBlur={leave}
        onEnter={leave}
      />
    </WithHelp>
  );
}
