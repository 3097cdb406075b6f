/** How every form says that a field is wrong. */
import { expect } from 'vitest';

/** The field is marked as wrong, and described by the text, which stands there with the icon of an error. */
export function expectWrong(field: HTMLElement, text: string): void {
  expect(field).toHaveAttribute('aria-invalid', 'true');
  const described = field.closest('[role=radiogroup]') ?? field;
  const ids = (described.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  const places = ids.map((id) => document.getElementById(id));
  const said = places.find((place) => place?.textContent?.includes(text));
  expect(said, `"${text}" describes the field`).toBeDefined();
  expect(said?.querySelector('svg'), `"${text}" stands with its icon`).not.toBeNull();
}
