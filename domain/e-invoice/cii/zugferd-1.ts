/** ZUGFeRD 1 (2014) says the same as CII D16B under other names. */
import type { XmlElement } from '../xml/element.ts';

/** Its elements under the names of today; a document of today stays as it is. */
export function inTodaysNames(root: XmlElement): XmlElement {
  return root.name === 'rsm:CrossIndustryDocument' ? renamed(root, 'rsm:CrossIndustryInvoice') : root;
}

function renamed(from: XmlElement, name: string): XmlElement {
  return {
    ...from,
    name,
    children: from.children.map((child) =>
      renamed(child, NAMES_WITHIN[name]?.[child.name] ?? NAMES[child.name] ?? child.name),
    ),
  };
}

const NAMES: Record<string, string> = {
  'rsm:SpecifiedExchangedDocumentContext': 'rsm:ExchangedDocumentContext',
  'rsm:HeaderExchangedDocument': 'rsm:ExchangedDocument',
  'rsm:SpecifiedSupplyChainTradeTransaction': 'rsm:SupplyChainTradeTransaction',
  'ram:ApplicableSupplyChainTradeAgreement': 'ram:ApplicableHeaderTradeAgreement',
  'ram:ApplicableSupplyChainTradeDelivery': 'ram:ApplicableHeaderTradeDelivery',
  'ram:ApplicableSupplyChainTradeSettlement': 'ram:ApplicableHeaderTradeSettlement',
  'ram:SpecifiedSupplyChainTradeAgreement': 'ram:SpecifiedLineTradeAgreement',
  'ram:SpecifiedSupplyChainTradeDelivery': 'ram:SpecifiedLineTradeDelivery',
  'ram:SpecifiedSupplyChainTradeSettlement': 'ram:SpecifiedLineTradeSettlement',
  'ram:ApplicablePercent': 'ram:RateApplicablePercent',
};

const REFERENCE = { 'ram:ID': 'ram:IssuerAssignedID' };

/** Names that depend on the parent. */
const NAMES_WITHIN: Record<string, Record<string, string>> = {
  'ram:ApplicableHeaderTradeSettlement': {
    'ram:SpecifiedTradeSettlementMonetarySummation': 'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
  },
  'ram:SpecifiedLineTradeSettlement': {
    'ram:SpecifiedTradeSettlementMonetarySummation': 'ram:SpecifiedTradeSettlementLineMonetarySummation',
  },
  'ram:BuyerOrderReferencedDocument': REFERENCE,
  'ram:ContractReferencedDocument': REFERENCE,
  'ram:DespatchAdviceReferencedDocument': REFERENCE,
  'ram:InvoiceReferencedDocument': REFERENCE,
};
