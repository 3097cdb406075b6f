/** The colour of documents, chosen or typed. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WithHelp } from '../../ui/Help.tsx';
import { TextField } from '../../ui/TextFields.tsx';
import styles from '../business.module.css';
import { useBusinessForm } from '../saving.ts';
import { useHelp } from '../use-help.ts';

/** Tells each colour that is shown, also before it is saved. */
export function AccentColor({ onShow }: { onShow: (accentColor: string) => void }) {
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
  const shown = isColor ? text : business.accentColor;
  useEffect(() => onShow(shown), [onShow, shown]);
  const leave = () => {
    hold('accentColor', !isColor);
    if (isColor && text !== business.accentColor) saving.save({ accentColor: text });
  };
  return (
    <WithHelp {...help}>
      <TextField
        label={help.about}
        value={text}
        maxLength={7}
        error={isColor ? undefined : t('hint.colorForm')}
        inside={<Swatch value={shown} onChange={setText} onBlur={leave} />}
        onChange={setText}
        onBlur={leave}
        onEnter={leave}
      />
    </WithHelp>
  );
}

interface SwatchProps {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

function Swatch({ value, onChange, onBlur }: SwatchProps) {
  const { t } = useTranslation('business');
  return (
    <input
      type="color"
      className={styles.swatch}
      aria-label={t('field.pickColor')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}
