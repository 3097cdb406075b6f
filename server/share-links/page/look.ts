/** How the page looks: typeface, colours and head of the design in which the invoice was issued. */
import { letterColoursOf } from '@belegbar/documents';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { type Look, lookOf, palettesOf } from '@belegbar/domain/sending';

/** The custom properties that the style sheet of the page reads. */
export function pageStyle(document: InvoiceDocument): string {
  const colours = letterColoursOf(document.accentColor);
  const named = { template: document.template, font: document.font ?? null, colours };
  const look = lookOf(named);
  const { light, dark } = palettesOf(named);
  const shared = {
    fill: light.fill,
    'on-fill': light.onFill,
    ...headOf(look, light),
    face: look.faces.text,
    display: look.faces.display,
    'amount-weight': weightOf(look.amount.value),
    'heading-weight': weightOf(look.heading.style),
    adjust: isSmall(look.faces.text) ? '0.45' : 'none',
    radius: `${look.button.radius}px`,
    align: look.head.align,
  };
  const inks = (accent: string, text: string) => ({ accent, heading: look.heading.isAccent ? accent : text });
  const byNight = 'html[data-mantine-color-scheme="dark"]';
  return `:root{${propertiesOf({ ...shared, ...inks(light.accent, 'inherit') })}}${byNight}{${propertiesOf(inks(dark.accent, 'inherit'))}}.sender{${look.head.name}}`;
}

/** A band of the design is filled, every other head stands on the paper of the page. */
function headOf({ head }: Look, { fill, onFill, band, onBand }: { [name in Area]: string }) {
  if (head.kind === 'surface') return { head: fill, 'on-head': onFill };
  return head.kind === 'band' ? { head: band, 'on-head': onBand } : {};
}
type Area = 'fill' | 'onFill' | 'band' | 'onBand';

/** As the design sets it; what names no weight is regular. */
function weightOf(style: string): string {
  return /font-weight:(\d+)/.exec(style)?.[1] ?? '400';
}

/** Old faces are drawn small on their size; set as it is, their text would be hard to read beside that of others. */
function isSmall(stack: string): boolean {
  return /^'?(EB|Cormorant) Garamond/.test(stack);
}

function propertiesOf(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--look-${name}:${value}`)
    .join(';');
}
