/** The very letter that will be sent, on a wide screen or a phone, by day or by night; its words can be changed in it, its facts not. */
import type { Letter, LetterView } from '@belegbar/domain/sending';
import { letterBody, letterStyle, wordsAround } from '@belegbar/domain/sending';
import { useMediaQuery } from '@mantine/hooks';
import { IconDeviceMobile, IconMoon } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredPicture } from '../storage/index.ts';
import { LetterSheet } from '../ui/letter/index.ts';
import styles from './letter.module.css';

interface Props {
  text: string;
  preview: { letter: Letter; codePicture: string | null; hasLogo: boolean; hasPicture: boolean };
  view: LetterView;
  /** Absent where the words cannot be changed here. */
  onText?: ((text: string) => void) | undefined;
}

/** Light, and as wide as the window is, until somebody looks otherwise. */
export function useLetterView() {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [view, setView] = useState<LetterView>({ scheme: 'light', width: 'wide' });
  return [isPhone ? { ...view, width: 'narrow' as const } : view, setView] as const;
}

export function LetterPreview({ text, preview, view, onText }: Props) {
  const { t } = useTranslation('sending');
  const { letter, codePicture } = preview;
  const logo = useStoredPicture('logo');
  const signature = useStoredPicture('email-signature');
  const pictures = {
    logo: preview.hasLogo ? logo : null,
    code: codePicture,
    signature: preview.hasPicture ? signature : null,
  };
  return (
    <div className={styles.letter} data-narrow={view.width === 'narrow' || undefined}>
      <LetterSheet
        label={t('letter.label')}
        body={letterBody(text, letter, pictures)}
        style={letterStyle(letter, view)}
        leads="elsewhere"
        edit={
          onText && {
            label: t('letter.words'),
            onChange: (place, words) => onText(changed(text, place, words)),
          }
        }
      />
    </div>
  );
}

interface SwitchesProps {
  view: LetterView;
  onView: (view: LetterView) => void;
}

export function LetterSwitches({ view, onView }: SwitchesProps) {
  const { t } = useTranslation('sending');
  const isDark = view.scheme === 'dark';
  const isNarrow = view.width === 'narrow';
  return (
    <div className={styles.switches}>
      <button
        type="button"
        className={`${styles.switch} ${styles.device}`}
        aria-pressed={isNarrow}
        onClick={() => onView({ ...view, width: isNarrow ? 'wide' : 'narrow' })}
      >
        <IconDeviceMobile size={16} stroke={1.6} aria-hidden="true" />
        {t('letter.phone')}
      </button>
      <button
        type="button"
        className={styles.switch}
        aria-pressed={isDark}
        onClick={() => onView({ ...view, scheme: isDark ? 'light' : 'dark' })}
      >
        <IconMoon size={16} stroke={1.6} aria-hidden="true" />
        {t('letter.dark')}
      </button>
    </div>
  );
}

/** The text with one of its halves written anew. */
function changed(text: string, place: string, words: string): string {
  const around = wordsAround(text);
  const { before, after } = place === 'after' ? { ...around, after: words } : { ...around, before: words };
  return [before, after].every((half) => half !== '') ? `${before}${around.between}${after}` : before + after;
}
