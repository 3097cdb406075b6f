/** The design that somebody chose in the demo waits in this browser for their own business. */
import { FONTS, TEMPLATES } from '@belegbar/domain/business';
import { forgetForLater, keepForLater, keptForLater } from '../../session/kept-for-later.ts';
import type { Business } from '../business-sender.ts';

type Design = Pick<Business, 'template' | 'font' | 'accentColor'>;

const KEY = 'demo-design';
/** Time to look for the mail that confirms the address. */
const KEPT_HOURS = 7 * 24;

/** A letterhead of one's own does not come along, so neither does the design that prints on it. */
export function keepDesign({ template, font, accentColor }: Design): void {
  if (template === 'custom') forgetForLater(KEY);
  else keepForLater(KEY, [template, font, accentColor].join(' '), KEPT_HOURS);
}

/** The kept design, once; null without one, and for what cannot be one. */
export function takeDesign(): Design | null {
  const [template, font, accentColor = ''] = (keptForLater(KEY) ?? '').split(' ');
  forgetForLater(KEY);
  const design = { template, font, accentColor } as Design;
  const isDesign =
    TEMPLATES.includes(design.template) &&
    FONTS.includes(design.font) &&
    /^#[0-9a-f]{6}$/i.test(design.accentColor);
  return isDesign ? design : null;
}
