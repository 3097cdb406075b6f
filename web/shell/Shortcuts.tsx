/** The keys that do something, by the place where they do. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialogs.tsx';
import { areLetterKeysOn, switchLetterKeys } from '../ui/letter-keys-choice.ts';
import { Keys } from '../ui/Marks.tsx';
import { SwitchField } from '../ui/SwitchField.tsx';
import styles from './shortcuts.module.css';

const PLACES = [
  {
    place: 'everywhere',
    keys: [
      ['palette', 'Mod+K'],
      ['newInvoice', 'N'],
      ['newExpense', 'A'],
      ['search', '/'],
      ['goHome', 'G+H'],
      ['goInvoices', 'G+I'],
      ['goFinance', 'G+F'],
      ['goTaxReports', 'G+T'],
      ['sidebar', 'Mod+B'],
      ['shortcuts', '?'],
      ['close', 'Escape'],
    ],
  },
  {
    place: 'inList',
    keys: [
      ['nextRow', 'J', 'Down'],
      ['previousRow', 'K', 'Up'],
      ['selectRow', 'X'],
      ['openRow', 'Enter'],
      ['remind', 'E'],
      ['pay', 'P'],
      ['view', 'V'],
    ],
  },
  {
    place: 'inInvoice',
    keys: [
      ['remind', 'E'],
      ['pay', 'P'],
      ['view', 'V'],
    ],
  },
  {
    place: 'inPalette',
    keys: [
      ['choose', 'Up', 'Down'],
      ['openHit', 'Enter'],
      ['invoiceTo', 'Mod+Enter'],
    ],
  },
  {
    place: 'inEditor',
    keys: [
      ['issue', 'Mod+Enter'],
      ['save', 'Mod+S'],
      ['addLine', 'Alt+N'],
      ['insertLine', 'Enter'],
      ['details', 'Shift+Enter'],
      ['lineUpDown', 'Up', 'Down'],
      ['moveLine', 'Alt+Up', 'Alt+Down'],
      ['discount', 'Alt+R'],
      ['removeBlank', 'Mod+Backspace'],
      ['removeLine', 'Mod+Shift+Backspace'],
    ],
  },
  {
    place: 'inReceived',
    keys: [
      ['nextReceived', 'J'],
      ['previousReceived', 'K'],
      ['bookReceived', 'Enter'],
    ],
  },
] as const;

export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette');
  return (
    <Dialog opened title={t('keys.title')} onClose={onClose} size={520}>
      <LetterKeys />
      {PLACES.map(({ place, keys }) => (
        <section key={place} className={styles.place} aria-labelledby={`keys-${place}`}>
          <h3 id={`keys-${place}`} className={styles.head}>
            {t(`keys.${place}`)}
          </h3>
          <dl>
            {keys.map(([act, ...ways]) => (
              <div key={act} className={styles.row}>
                <dt>{t(`keys.${act}`)}</dt>
                <dd>
                  {ways.map((way) => (
                    <Keys key={way} of={way} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

function LetterKeys() {
  const { t } = useTranslation('palette');
  const [isOn, setOn] = useState(areLetterKeysOn);
  return (
    <SwitchField
      label={t('keys.letters')}
      hint={t('keys.lettersHint')}
      value={isOn}
      onChange={(next) => {
        switchLetterKeys(next);
        setOn(next);
      }}
    />
  );
}
