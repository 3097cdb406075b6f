/** In which currency amounts are: a file may say it at each, and the model has one for all (BT-5). */
import { OWN, say } from '../rules/finding.ts';
import type { Rule } from '../rules/rule.ts';
import { breachAt, type SyntaxRule } from './rule.ts';
import { isWithin, type Node, type Tree } from './tree.ts';

/** Only warns: no official rule forbids it in UBL. */
export const OTHER_CURRENCY: Rule = {
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
};

export const UBL_CURRENCIES: readonly SyntaxRule[] = [
  currencies('cbc:DocumentCurrencyCode', 'cbc:TaxCurrencyCode', (node) => isWithin(node, 'cac:TaxTotal')),
];

/** Of today's CII and of ZUGFeRD 1. */
export const CII_CURRENCIES: readonly SyntaxRule[] = [
  currencies(
    'ram:InvoiceCurrencyCode',
    'ram:TaxCurrencyCode',
    ({ found }) => found.name === 'ram:TaxTotalAmount',
  ),
];

/** The names of the elements with both currencies, and where the second one may stand. */
function currencies(own: string, second: string, mayBeInSecond: (node: Node) => boolean): SyntaxRule {
  const textOf = (tree: Tree, name: string) => tree.named(name)[0]?.found.text.trim() ?? '';
  return {
    id: OTHER_CURRENCY.id,
    rule: OTHER_CURRENCY,
    find: (tree) => {
      const [currency, other] = [textOf(tree, own), textOf(tree, second)];
      const isForeign = (node: Node) => {
        const said = saidBy(node);
        return said !== '' && said !== currency && !(said === other && mayBeInSecond(node));
      };
      return tree
        .endingIn('Amount')
        .filter((node) => currency !== '' && isForeign(node))
        .map((node) => breachAt(node, { said: saidBy(node), currency }));
    },
  };
}

const SAID_LENGTH = 40;

function saidBy({ found }: Node): string {
  return (found.attributes.currencyID ?? '').trim().slice(0, SAID_LENGTH);
}
