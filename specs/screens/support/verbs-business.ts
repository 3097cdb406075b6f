/** The profile of the business, over a server that keeps it. */
import { fireEvent, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Business } from '../../../web/business/saving.ts';
import { exampleOf } from './examples.ts';
import type { Answers } from './fake-server.ts';
import { refusal } from './refusal.ts';
import type { Screen } from './stage.tsx';
import { enters } from './verbs-parts.ts';

/** Keeps what is changed, as long as it is said of the version that is stored; `changesElsewhere` is another window's change. */
export function keepsBusiness(first: Partial<Business> = {}) {
  let kept: Business = { ...(exampleOf('business', 'get') as Business), ...first };
  const change = (changes: Partial<Business>) => {
    kept = { ...kept, ...changes, version: kept.version + 1 };
    return kept;
  };
  const answers: Answers = {
    business: {
      get: () => kept,
      update: ({ version, changes }) => {
        if (version !== kept.version) throw refusal('CHANGED_MEANWHILE', { version: kept.version });
        return change(changes as Partial<Business>);
      },
      startNumbering: () => {
        const { nextNumber, nextRunning } = exampleOf('business', 'startNumbering') as Business;
        return change({ nextNumber, nextRunning });
      },
    },
  };
  return { answers, changesElsewhere: change, stored: () => kept };
}

/** A field of the profile by its name, such as `iban`. */
export function businessField(
  { say, getByLabelText }: Pick<Screen, 'say' | 'getByLabelText'>,
  name: string,
): HTMLElement {
  return getByLabelText(say(`business:field.${name}`), { selector: 'input, textarea, select' });
}

/** Asks for the fields that few businesses fill, in every section. */
export async function asksForSeldom({ say, queryAllByRole }: Pick<Screen, 'say' | 'queryAllByRole'>) {
  const buttons = () => queryAllByRole('button', { name: new RegExp(`^${say('business:seldom')}`) });
  await waitFor(() => expect(buttons()).not.toEqual([]));
  for (const button of buttons()) fireEvent.click(button);
  await waitFor(() => expect(buttons()).toEqual([]));
}

/** Types a text into a field and leaves it. */
export function leaves(screen: Screen, name: string, text: string): void {
  const field = businessField(screen, name);
  enters(field, text);
  field.blur();
}
