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
    face: faceOnScreen(look.faces.text),
    display: faceOnScreen(look.faces.display),
    radius: `${look.button.radius}px`,
    align: look.head.align,
  };
  const byNight = 'html[data-mantine-color-scheme="dark"]';
  return `:root{${propertiesOf({ ...shared, accent: light.accent })}}${byNight}{${propertiesOf({ accent: dark.accent })}}.sender{${look.head.name}}`;
}

/** A band of the design is filled, every other head stands on the paper of the page. */
function headOf({ head }: Look, { fill, onFill, band, onBand }: { [name in Area]: string }) {
  if (head.kind === 'surface') return { head: fill, 'on-head': onFill };
  return head.kind === 'band' ? { head: band, 'on-head': onBand } : {};
}
type Area = 'fill' | 'onFill' | 'band' | 'onBand';

/** For those who do not have the design's own typeface, one of the same kind comes with the page. */
function faceOnScreen(stack: string): string {
  const [own = '', ...others] = stack.split(',');
  return [own, `"${carriedFace(stack)}"`, ...others].join(',');
}

function carriedFace(stack: string): string {
  if (stack.endsWith('monospace')) return 'IBM Plex Mono';
  return stack.endsWith('sans-serif') ? 'Instrument Sans Variable' : 'Source Serif 4 Variable';
}

function propertiesOf(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--look-${name}:${value}`)
    .join(';');
}
