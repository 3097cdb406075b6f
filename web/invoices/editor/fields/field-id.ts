/** Every field of the editor can be found by its path in the draft, so that a problem leads to it. */

export function fieldId(path: string): string {
  return `field-${path}`;
}

/** Puts the focus into a field; opens the part of the page that hides it. False when there is no such field. */
export function jumpTo(path: string): boolean {
  const field =
    document.getElementById(fieldId(path)) ?? document.getElementById(fieldId(path.split('.')[0] ?? ''));
  if (field === null) return false;
  const folded = field.closest('details');
  if (folded !== null) folded.open = true;
  const gentle = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  field.scrollIntoView({ block: 'center', behavior: gentle ? 'smooth' : 'auto' });
  field.focus({ preventScroll: true });
  return true;
}
