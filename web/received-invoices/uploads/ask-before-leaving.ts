/** The browser asks before it drops files that have not come to an end. */

export function askBeforeLeaving(isOn: boolean): void {
  if (isOn) addEventListener('beforeunload', keep);
  else removeEventListener('beforeunload', keep);
}

function keep(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
