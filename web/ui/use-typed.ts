/** A field that reads what is typed: keeps the text, tells the value it means, writes it out neatly when it is left. */
import { type Ref, useEffect, useState } from 'react';
import { useProblemText } from '../connection/problems.ts';
import type { FieldProps } from './field.tsx';

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; code: string };

export interface ParsedFieldProps<Value> extends FieldProps {
  /** Null: nothing was typed, or it could not be read. */
  value: Value | null;
  /** `refusal` is the code of why the text could not be read; the field shows it by itself. */
  onChange: (value: Value | null, refusal: string | null) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Keeps the text that is typed, tells the value it means, and writes it out neatly when the field is left. */
export function useTyped<Value>(
  props: ParsedFieldProps<Value>,
  parse: (text: string) => Parsed<Value>,
  print: (value: Value) => string,
) {
  const problemText = useProblemText();
  const written = props.value === null ? '' : print(props.value);
  const [text, setText] = useState(written);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    if (!isTyping && refusal === null) setText(written);
  }, [written, isTyping, refusal]);

  const read = (typed: string): Parsed<Value | null> =>
    typed.trim() === '' ? { ok: true, value: null } : parse(typed);
  const onType = (typed: string, mode: 'type' | 'reprint' = 'type') => {
    const parsed = read(typed);
    setTyping(mode === 'type');
    setText(mode === 'reprint' && parsed.ok && parsed.value !== null ? print(parsed.value) : typed);
    setRefusal(null);
    props.onChange(parsed.ok ? parsed.value : null, parsed.ok ? null : parsed.code);
  };
  const onBlur = () => {
    const parsed = read(text);
    setTyping(false);
    setRefusal(parsed.ok ? null : parsed.code);
    props.onBlur?.();
  };
  return { text, onType, onBlur, error: refusal === null ? props.error : problemText({ code: refusal }) };
}
