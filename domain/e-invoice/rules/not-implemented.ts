/** Official rules that are not checked, and why. Printed by the conformance run. */

export interface NotImplemented {
  /** A number, or the start of many: `UBL-CR-*`. */
  id: string;
  reason: string;
}

export const NOT_IMPLEMENTED: readonly NotImplemented[] = [
  {
    id: 'BR-CO-05',
    reason: 'Whether code and text of a reason mean the same; the official check is always true.',
  },
  { id: 'BR-CO-06', reason: 'As BR-CO-05.' },
  { id: 'BR-CO-07', reason: 'As BR-CO-05.' },
  { id: 'BR-CO-08', reason: 'As BR-CO-05.' },
  {
    id: 'UBL-CR-*',
    reason: 'What UBL has beyond the European standard, officially a warning; told as unread by the reader.',
  },
  {
    id: 'CII-SR-4*',
    reason: 'Those of them that are officially warnings; the fatal ones are in syntax-rules.',
  },
  { id: 'FX-SCH-*', reason: 'What Factur-X asks of its profiles beyond the European standard.' },
];
