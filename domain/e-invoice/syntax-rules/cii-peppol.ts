/** What XRechnung, and Peppol by it, ask of the elements of CII D16B. */
import { say } from '../rules/finding.ts';
import { has } from './cii-counts.ts';
import { alsoBroken, breachAt, type SyntaxRule, syntaxRule } from './rule.ts';
import { below, type Node, textBelow } from './tree.ts';
import { DISCOUNTS_ONLY, NO_OBJECT, VAT_ONCE, WHICH_KIND } from './words.ts';

const INDICATOR = 'ram:ChargeIndicator/udt:Indicator';
const VAT_TOTAL = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:TaxTotalAmount';
const GROSS = 'ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:BasisQuantity';
const NET = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:BasisQuantity';

const saysWhich = (node: Node) => ['true', 'false'].includes(textBelow(node, INDICATOR));

export const CII_PEPPOL: readonly SyntaxRule[] = [
  alsoBroken('PEPPOL-EN16931-R054', (tree) =>
    tree.named('ram:ApplicableHeaderTradeSettlement').flatMap((settlement) => {
      const currency = below(settlement, 'ram:InvoiceCurrencyCode')[0]?.found.text;
      const others = below(settlement, VAT_TOTAL).filter(
        ({ found: { attributes } }) =>
          attributes.currencyID !== undefined && attributes.currencyID !== currency,
      );
      const wanted = has(settlement, 'ram:TaxCurrencyCode') ? 1 : 0;
      return others.length === wanted ? [] : [breachAt(others[0] ?? settlement)];
    }),
  ),
  syntaxRule('PEPPOL-EN16931-R053', 'Peppol', VAT_ONCE, (tree) =>
    tree.named('ram:ApplicableHeaderTradeSettlement').flatMap((settlement) => {
      const totals = below(
        settlement,
        'ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:TaxTotalAmount',
      );
      const currency = below(settlement, 'ram:InvoiceCurrencyCode')[0]?.found.text;
      const own = totals.filter(({ found }) => found.attributes.currencyID === currency);
      const [, second] = own;
      return second === undefined ? [] : [breachAt(second, { count: String(own.length) })];
    }),
  ),
  ...(
    [
      ['PEPPOL-EN16931-R043-1', 'ram:SpecifiedTradeAllowanceCharge'],
      ['PEPPOL-EN16931-R043-2', 'ram:AppliedTradeAllowanceCharge'],
    ] as const
  ).map(([id, name]) =>
    syntaxRule(id, 'Peppol', WHICH_KIND, (tree) =>
      tree
        .named(name)
        .filter((node) => !saysWhich(node))
        .map((node) => breachAt(node)),
    ),
  ),
  syntaxRule('PEPPOL-EN16931-R044', 'Peppol', DISCOUNTS_ONLY, (tree) =>
    tree
      .named('ram:GrossPriceProductTradePrice')
      .flatMap((price) => below(price, 'ram:AppliedTradeAllowanceCharge').slice(0, 1))
      .filter((node) => has(node, 'ram:ActualAmount') && below(node, INDICATOR)[0]?.found.text !== 'false')
      .map((node) => breachAt(node)),
  ),
  syntaxRule('PEPPOL-EN16931-R101', 'Peppol', NO_OBJECT, (tree) =>
    tree
      .named('ram:SpecifiedLineTradeSettlement')
      .filter((node) => {
        const references = below(node, 'ram:AdditionalReferencedDocument');
        return (
          references.length > 0 &&
          !references.some((found) => below(found, 'ram:TypeCode')[0]?.found.text === '130')
        );
      })
      .map((node) => breachAt(node)),
  ),
  syntaxRule(
    'BR-TMP-3',
    'XRechnung',
    say(
      'Brutto- und Nettopreis einer Position gelten für verschiedene Mengen oder Einheiten.',
      'Gross and net price of an item are for different quantities or units.',
    ),
    (tree) =>
      tree
        .named('ram:IncludedSupplyChainTradeLineItem')
        .filter(isPricedTwice)
        .map((node) => breachAt(node)),
  ),
];

function isPricedTwice(line: Node): boolean {
  const [gross] = below(line, GROSS);
  const [net] = below(line, NET);
  if (gross === undefined || net === undefined) return false;
  const [one, other] = [gross.found.attributes.unitCode, net.found.attributes.unitCode];
  const isSameUnit = one === undefined || other === undefined || one === other;
  return gross.found.text !== net.found.text || !isSameUnit;
}
