/** In which currency the amounts of UBL are: each says its own, and the model has one for all (BT-5). */
import { OWN, say } from '../rules/finding.ts';
import { breachAt, type SyntaxRule } from './rule.ts';
import { isWithin, type Node, textBelow } from './tree.ts';

export const UBL_CURRENCIES: readonly SyntaxRule[] = [
  {
    id: 'BB-CURRENCY',
    rule: {
      ...OWN,
      id: 'BB-CURRENCY',
      fields: ['BT-5'],
      message: say(
        'Der Betrag „{element}“ ist in {said} angegeben, die Rechnung in {currency}. Gelesen ist er in {currency}.',
        'The amount “{element}” is stated in {said}, the invoice in {currency}. It was read in {currency}.',
      ),
      mend: say(
        'Gib alle Beträge in der Währung der Rechnung (BT-5) an, nur die Umsatzsteuer auch in der zweiten (BT-6).',
        'State all amounts in the currency of the invoice (BT-5), only the VAT in the second one (BT-6) as well.',
      ),
      find: () => [],
    },
    find: ({ root, endingIn }) => {
      const currency = textBelow(root, 'cbc:DocumentCurrencyCode');
      const second = textBelow(root, 'cbc:TaxCurrencyCode');
      const isForeign = (node: Node) => {
        const said = saidBy(node);
        return said !== '' && said !== currency && !(said === second && isWithin(node, 'cac:TaxTotal'));
      };
      return endingIn('Amount')
        .filter((node) => currency !== '' && isForeign(node))
        .map((node) => breachAt(node, { said: saidBy(node), currency }));
    },
  },
];

const SAID_LENGTH = 40;

function saidBy({ found }: Node): string {
  return (found.attributes.currencyID ?? '').trim().slice(0, SAID_LENGTH);
}
