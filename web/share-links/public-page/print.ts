/** Prints what the page says of the invoice; the document itself is printed from its PDF. */

export function offerPrint(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-prints]');
  if (button !== null) {
    button.hidden = false;
    button.addEventListener('click', () => window.print());
  }
  foldItems();
}

const PHONE = '(max-width: 599.9px)';

/** A phone has the lines folded; on paper nothing can be unfolded. */
function foldItems(): void {
  const items = document.querySelector<HTMLDetailsElement>('details[data-folds]');
  if (items === null) return;
  items.open = !matchMedia(PHONE).matches;
  addEventListener('beforeprint', () => {
    items.open = true;
  });
}
