/** The element around the fields of a form: what sends it, and where the first wrong field is looked for. */
import type { KeyboardEvent, ReactNode, RefObject } from 'react';

/** What the element needs to know of a form. */
export interface SentForm {
  place: RefObject<HTMLFormElement | null>;
  submit: () => unknown;
}

interface FormProps {
  form: SentForm;
  /** `ctrlEnter` where Enter is typed in the text: only Ctrl with Enter and the button send. */
  sentBy?: 'enter' | 'ctrlEnter';
  id?: string;
  className?: string | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** A form that is sent by Enter in a field and by its button of type `submit`. */
export function Form({ form, sentBy = 'enter', children, ...rest }: FormProps) {
  const onKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return rest.onKeyDown?.(event);
    event.preventDefault();
    form.submit();
  };
  return (
    <form
      {...rest}
      {...(sentBy === 'enter' ? {} : { onKeyDown: onKeys })}
      ref={form.place}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (sentBy === 'enter') form.submit();
      }}
    >
      {children}
    </form>
  );
}
