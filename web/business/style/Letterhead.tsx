/** The business's own letterhead: its picture, and where the text stands on it. */
import {
  LETTERHEAD_LIMITS,
  type LetterheadLayout,
  type LetterheadMeasure,
  letterheadProblem,
  withWindow,
} from '@belegbar/domain/business';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../connection/problems.ts';
import { StoredFile } from '../../storage/index.ts';
import { WideField } from '../../ui/Heads.tsx';
import { SwitchField } from '../../ui/SwitchField.tsx';
import { TextField } from '../../ui/TextFields.tsx';
import { useBusinessForm } from '../saving.ts';
import styles from './style.module.css';

const MEASURES = Object.keys(LETTERHEAD_LIMITS) as LetterheadMeasure[];

export function Letterhead() {
  const { t } = useTranslation('designs');
  const { business, saving } = useBusinessForm();
  const layout = business.letterheadLayout;
  return (
    <>
      <WideField>
        <StoredFile name="letterhead" />
      </WideField>
      <WideField>
        <fieldset className={styles.measures}>
          <legend>{t('letterhead.measures')}</legend>
          <Measures />
        </fieldset>
      </WideField>
      <SwitchField
        label={t('letterhead.window')}
        hint={t('letterhead.windowHint')}
        value={layout.window}
        onChange={(window) => saving.save({ letterheadLayout: withWindow(layout, window) })}
      />
      <SwitchField
        label={t('letterhead.onLaterPages')}
        hint={t('letterhead.onLaterPagesHint')}
        value={layout.onLaterPages}
        onChange={(onLaterPages) => saving.save({ letterheadLayout: { ...layout, onLaterPages } })}
      />
    </>
  );
}

/** The five measures are checked and saved together, since each bounds the others. */
function Measures() {
  const { t } = useTranslation('designs');
  const say = useProblemText();
  const { texts, problem, type, leave } = useMeasures();
  return (
    <div className={styles.measureFields}>
      {MEASURES.map((measure) => (
        <TextField
          key={measure}
          label={t(`letterhead.${measure}`)}
          value={texts[measure]}
          inside="mm"
          inputMode="numeric"
          maxLength={4}
          error={problem?.measure === measure ? say(problem) : undefined}
          onChange={(text) => type(measure, text)}
          onBlur={leave}
          onEnter={leave}
        />
      ))}
    </div>
  );
}

type Texts = Record<LetterheadMeasure, string>;

/** What is typed stays until it is stored. What is wrong is said at once, so that nothing below moves when the field is left by a click. */
function useMeasures() {
  const { business, saving } = useBusinessForm();
  const stored = business.letterheadLayout;
  const storedText = JSON.stringify(stored);
  const [texts, setTexts] = useState(() => textsOf(stored));
  const [isTyping, setTyping] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const layout = { ...stored, ...millimetresOf(texts) };
  const problem = letterheadProblem(layout);
  const isWrong = problem !== null;
  const isKept = isTyping || isHeld || saving.unsent.has('letterheadLayout');
  useEffect(() => {
    if (!isKept) setTexts(textsOf(JSON.parse(storedText) as LetterheadLayout));
  }, [storedText, isKept]);
  const { hold } = saving;
  useEffect(() => {
    if (!isWrong) hold('letterheadLayout', false);
  }, [isWrong, hold]);
  const save = () => {
    setHeld(false);
    if (MEASURES.some((measure) => layout[measure] !== stored[measure]))
      saving.save({ letterheadLayout: layout });
  };
  // Without the window a text may stand where it could not before.
  const isMended = isHeld && !isWrong && !isTyping;
  useEffect(() => {
    if (isMended) save();
  });
  const type = (measure: LetterheadMeasure, text: string) => {
    setTyping(true);
    setTexts((before) => ({ ...before, [measure]: text }));
  };
  const leave = () => {
    setTyping(false);
    setHeld(isWrong);
    hold('letterheadLayout', isWrong);
    if (!isWrong) save();
  };
  return { texts, problem, type, leave };
}

function textsOf(layout: LetterheadLayout): Texts {
  return Object.fromEntries(MEASURES.map((measure) => [measure, String(layout[measure])])) as Texts;
}

function millimetresOf(texts: Texts): Record<LetterheadMeasure, number> {
  const read = MEASURES.map((measure) => [measure, millimetres(texts[measure])]);
  return Object.fromEntries(read) as Record<LetterheadMeasure, number>;
}

/** Not a number where the text is none; the check then names the field. */
function millimetres(text: string): number {
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN;
}
