/** What breaks rules of the model by how CII D16B writes it: days that are not marked as format 102, and minus zero. */
import type { Breach } from '../rules/rule.ts';
import { alsoBroken, breachAt, type SyntaxRule } from './rule.ts';
import { below, type Node, pathOf, type Tree, textBelow } from './tree.ts';

const SUMMATION = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation';

/** Space behind a fraction counts as decimals to the official check. */
const DECIMALS: readonly (readonly [id: string, parent: string, name: string])[] = [
  ['BR-DEC-09', SUMMATION, 'ram:LineTotalAmount'],
  ['BR-DEC-10', SUMMATION, 'ram:AllowanceTotalAmount'],
  ['BR-DEC-11', SUMMATION, 'ram:ChargeTotalAmount'],
  ['BR-DEC-12', SUMMATION, 'ram:TaxBasisTotalAmount'],
  ['BR-DEC-14', SUMMATION, 'ram:GrandTotalAmount'],
  ['BR-DEC-16', SUMMATION, 'ram:TotalPrepaidAmount'],
  ['BR-DEC-17', SUMMATION, 'ram:RoundingAmount'],
  ['BR-DEC-18', SUMMATION, 'ram:DuePayableAmount'],
  ['BR-DEC-19', 'ram:ApplicableTradeTax', 'ram:BasisAmount'],
  ['BR-DEC-20', 'ram:ApplicableTradeTax', 'ram:CalculatedAmount'],
  ['BR-DEC-23', 'ram:SpecifiedTradeSettlementLineMonetarySummation', 'ram:LineTotalAmount'],
];

export const CII_VALUES: readonly SyntaxRule[] = [
  alsoBroken('BR-29', (tree) =>
    periodsOf(tree, 'ram:ApplicableHeaderTradeSettlement')
      .filter(isUnmarked)
      .map((node) => breachAt(node)),
  ),
  alsoBroken('BR-30', (tree) =>
    periodsOf(tree, 'ram:SpecifiedLineTradeSettlement')
      .filter(isUnmarked)
      .map((node) => breachAt(node, { line: lineOf(node) })),
  ),
  // The official check compares texts with numbers, and `-0.00` is not zero to it.
  alsoBroken('BR-CO-14', (tree) => [
    ...minusZeros(ownTotals(tree)),
    ...minusZeros(tree.named('ram:CalculatedAmount')),
    ...unlikeTheFirst(ownTotals(tree)),
  ]),
  ...DECIMALS.map(([id, parent, name]) =>
    alsoBroken(id, (tree) =>
      tree
        .named(name)
        .filter((node) => node.parent?.found.name === parent && hasSpaceBehind(node))
        .map((node) => breachAt(node, { given: node.found.text.trim(), line: '' })),
    ),
  ),
  alsoBroken('BR-CO-09', (tree) =>
    tree
      .named('ram:SpecifiedTaxRegistration')
      .flatMap((registration) => below(registration, 'ram:ID'))
      .filter(({ found }) => found.attributes.schemeID === 'VA' && /^(\s|$)/.test(found.text))
      .map((node) => breachAt(node, { id: node.found.text.slice(0, 40) })),
  ),
  ...(
    [
      ['BR-62', 'ram:SellerTradeParty'],
      ['BR-63', 'ram:BuyerTradeParty'],
    ] as const
  ).map(([id, party]) =>
    alsoBroken(id, (tree) =>
      tree
        .named(party)
        .flatMap((node) => below(node, 'ram:URIUniversalCommunication').slice(0, 1))
        .filter((node) => below(node, 'ram:URIID').length === 0)
        .map((node) => breachAt(node)),
    ),
  ),
  alsoBroken('BR-CL-22', (tree) =>
    tree
      .named('ram:ExemptionReasonCode')
      .filter(({ found }) => found.text.trim() === '')
      .map((node) => breachAt(node, { code: '' })),
  ),
];

function periodsOf(tree: Tree, parent: string): Node[] {
  return tree.named('ram:BillingSpecifiedPeriod').filter((node) => node.parent?.found.name === parent);
}

/** Start and end are both there, and cannot be compared. */
function isUnmarked(period: Node): boolean {
  const [start, end] = ['ram:StartDateTime', 'ram:EndDateTime'].map((name) => below(period, name)[0]);
  return start !== undefined && end !== undefined && !(isMarked(start) && isMarked(end));
}

function isMarked(day: Node): boolean {
  return below(day, 'udt:DateTimeString').some(({ found }) => found.attributes.format === '102');
}

function lineOf(period: Node): string {
  const line = period.parent?.parent;
  return line ? textBelow(line, 'ram:AssociatedDocumentLineDocument/ram:LineID') : '';
}

function minusZeros(nodes: readonly Node[]): Breach[] {
  return nodes
    .filter(({ found }) => /^\s*-0*(\.0*)?\s*$/.test(found.text))
    .map((node) => ({ path: pathOf(node), values: { given: '-0.00', expected: '0.00' } }));
}

/** The totals of VAT in the currency of the invoice. */
function ownTotals(tree: Tree): Node[] {
  const currency = tree.named('ram:InvoiceCurrencyCode')[0]?.found.text;
  return tree.named('ram:TaxTotalAmount').filter(({ found }) => found.attributes.currencyID === currency);
}

/** Each of them has to be the sum of the breakdown, so they cannot differ. */
function unlikeTheFirst([first, ...others]: readonly Node[]): Breach[] {
  const expected = first?.found.text.trim() ?? '';
  return others
    .filter(({ found }) => found.text.trim() !== expected)
    .map((node) => breachAt(node, { given: node.found.text.trim(), expected }));
}

function hasSpaceBehind({ found }: Node): boolean {
  return (/\.(.*)$/s.exec(found.text)?.[1]?.length ?? 0) > 2 && /\s$/.test(found.text);
}
