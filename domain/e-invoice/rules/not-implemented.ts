/** Official rules that are not checked on the model, and why. Printed by the conformance run. */

export interface NotImplemented {
  /** A number, or the start of many: `UBL-CR-*`. */
  id: string;
  reason: string;
}

export const NOT_IMPLEMENTED: readonly NotImplemented[] = [
  {
    id: 'BR-CL-03',
    reason: 'Currency of each amount: the model has one currency, the reader takes its amounts.',
  },
  {
    id: 'BR-CO-05',
    reason: 'Whether code and text of a reason mean the same; the official check is always true.',
  },
  { id: 'BR-CO-06', reason: 'As BR-CO-05.' },
  { id: 'BR-CO-07', reason: 'As BR-CO-05.' },
  { id: 'BR-CO-08', reason: 'As BR-CO-05.' },
  { id: 'BR-DEX-14', reason: 'As BR-CL-03, for payments to third parties.' },
  { id: 'BR-TMP-3', reason: 'CII has two base quantities, the model one.' },
  {
    id: 'PEPPOL-EN16931-R043',
    reason: 'Indicator in the XML; in the model discounts and surcharges are apart.',
  },
  { id: 'PEPPOL-EN16931-R044', reason: 'As R043, for discounts on a price.' },
  { id: 'PEPPOL-EN16931-R053', reason: 'How often a total of VAT stands in the XML.' },
  { id: 'PEPPOL-EN16931-R101', reason: 'Type code of a reference in the XML; the reader takes only 130.' },
  { id: 'UBL-CR-*', reason: 'What UBL has beyond the European standard; told as unread by the reader.' },
  { id: 'UBL-SR-*', reason: 'How often elements of UBL occur; only SR-47 is of the model.' },
  { id: 'UBL-DT-*', reason: 'Attributes of UBL; decimals of amounts are BR-DEC.' },
  { id: 'CII-SR-*', reason: 'Which elements of CII occur and how often.' },
  { id: 'CII-DT-*', reason: 'Attributes of CII.' },
];
