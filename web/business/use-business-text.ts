/** A text of the profile while it is typed: checked at once, saved when it is left. */
import { useEffect, useState } from 'react';
import { useProblemText } from '../connection/problems.ts';
import { type Changes, type FieldName, type SavingWords, useBusinessForm } from './saving.ts';

/** The fields of the profile that are free text. */
export type TextName = {
  [Name in FieldName]-?: NonNullable<Changes[Name]> extends string
    ? string extends NonNullable<Changes[Name]>
      ? Name
      : never
    : never;
}[FieldName];

/** What a check says beside the field: passed, wrong for certain (not sent), or unlikely (sent, with a note). */
export type Verdict =
  | { ok: true; note?: string; isQuiet?: true }
  | { ok: false; code: string; certain: boolean; values?: Record<string, string> };

export interface BusinessTextOptions {
  name: TextName;
  /** Checks what is typed; never called with an empty text. */
  check?: ((text: string) => Verdict) | undefined;
  /** How the stored text is shown, such as an IBAN in groups of four. */
  show?: ((stored: string) => string) | undefined;
  /** What is said when it is saved, in place of the usual words. */
  words?: SavingWords | undefined;
}

/** Gives the text, what stands below the field, and what to do when it is typed in and left. */
export function useBusinessText({ name, check, show = unchanged, words }: BusinessTextOptions) {
  const { business, saving } = useBusinessForm();
  const say = useProblemText();
  const stored = business[name];
  const [text, setText] = useState(show(stored));
  const [isTyping, setTyping] = useState(false);
  const refused = saving.problems[name];
  const verdict = check === undefined || text.trim() === '' ? null : check(text.trim());
  const doubt = verdict !== null && !verdict.ok && !isTyping ? verdict : null;
  const isWrong = verdict !== null && !verdict.ok && verdict.certain;
  const isKept = isTyping || refused !== undefined || isWrong || saving.unsent.has(name);
  useEffect(() => {
    if (!isKept) setText(show(stored));
  }, [stored, isKept, show]);
  const { hold } = saving;
  useEffect(() => {
    if (!isWrong) hold(name, false);
  }, [isWrong, hold, name]);
  const leave = () => {
    setTyping(false);
    hold(name, isWrong);
    const typed = text.trim();
    const isChanged = typed !== stored && typed !== show(stored);
    if (!isWrong && (isChanged || refused !== undefined)) saving.save({ [name]: typed }, words);
  };
  const type = (typed: string) => {
    setTyping(true);
    setText(typed);
  };
  const problem = doubt?.certain === true ? doubt : isTyping ? undefined : refused;
  return {
    text,
    type,
    leave,
    error: problem === undefined ? undefined : say(problem),
    warning: doubt?.certain === false ? say(doubt) : undefined,
    note: verdict?.ok === true ? verdict.note : undefined,
    isPassed: verdict?.ok === true && verdict.isQuiet !== true,
  };
}

function unchanged(text: string): string {
  return text;
}
