/** How the documents of a business look, before it is stored. */
import { letterheadProblem } from '@belegbar/domain/business';
import { BusinessFields } from './business.ts';

/** How the documents of a business look: those of its fields that decide it. */
export const InvoiceStyleMessage = BusinessFields.pick({
  template: true,
  font: true,
  accentColor: true,
  letterheadLayout: true,
  footerText: true,
}).refine(({ letterheadLayout }) => letterheadProblem(letterheadLayout) === null);
