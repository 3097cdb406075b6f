/** Parts of a screen, found by what they say: to weigh the role of every element of a long page would take seconds. */
import { fireEvent } from '@testing-library/dom';
import { type Screen, within } from './stage.tsx';

export type Part = ReturnType<typeof within> & { element: HTMLElement };

/** The part around a heading once it has come. */
export async function partWith(heading: Promise<HTMLElement>, selector: string): Promise<Part> {
  const element = (await heading).closest<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector} around it.`);
  return { ...within(element), element };
}

/** The dialog of this title once it is open. */
export function findDialog({ findByText }: Screen, title: string): Promise<Part> {
  return partWith(findByText(title, { selector: '[role=dialog] h2, [role=dialog] h2 *' }), '[role=dialog]');
}

/** The button that says so. */
export function buttonOf({ getByText }: Pick<Part, 'getByText'>, text: string): HTMLElement {
  const button = getByText(text, { selector: 'button, button *' }).closest('button');
  if (button === null) throw new Error(`There is no button ${text}.`);
  return button;
}

/** The switch that says so; its label goes on with what it means. */
export function switchOf({ getByText }: Pick<Part, 'getByText'>, text: string): HTMLElement {
  const control = getByText(text, { selector: 'label *' }).closest('label')?.control;
  if (!control) throw new Error(`There is no switch ${text}.`);
  return control;
}

/** Types a text in place of what stands there, all at once. */
export function enters(field: HTMLElement, text: string): void {
  field.focus();
  fireEvent.input(field, { target: { value: text } });
}
