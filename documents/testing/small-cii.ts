/** A small invoice in CII for tests of what lies around it: its number, and what is to be paid of it. */
import { type EInvoice, emptyEInvoice, writeCii } from '@belegbar/domain/e-invoice';
import { writeXml } from '../e-invoice/write-xml.ts';

interface Said extends Partial<EInvoice> {
  number: string;
  gross: string;
  iban?: string;
}

export function smallCii({ number, gross, iban, ...more }: Said): Buffer {
  const payments = iban === undefined ? [] : [{ code: '58', account: { iban } }];
  const head = { customization: 'urn:cen.eu:en16931:2017', number, currency: 'EUR', payments };
  const invoice = { ...emptyEInvoice(), ...head, ...more };
  return Buffer.from(writeXml(writeCii({ ...invoice, totals: { gross, payable: gross, ...more.totals } })));
}

/** The same in ZUGFeRD 1, whose root has another name. */
export function smallZugferd1(about: { number: string; gross: string }): Buffer {
  const text = smallCii(about).toString('utf8');
  return Buffer.from(
    text
      .replaceAll('rsm:CrossIndustryInvoice', 'rsm:CrossIndustryDocument')
      .replaceAll(
        'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
        'urn:ferd:CrossIndustryDocument:invoice:1p0',
      )
      .replaceAll('AggregateBusinessInformationEntity:100', 'AggregateBusinessInformationEntity:12')
      .replaceAll('UnqualifiedDataType:100', 'UnqualifiedDataType:15')
      .replaceAll('QualifiedDataType:100', 'QualifiedDataType:12')
      .replaceAll('rsm:ExchangedDocument>', 'rsm:HeaderExchangedDocument>')
      .replaceAll('rsm:SupplyChainTradeTransaction>', 'rsm:SpecifiedSupplyChainTradeTransaction>')
      .replaceAll('ram:ApplicableHeaderTradeSettlement>', 'ram:ApplicableSupplyChainTradeSettlement>')
      .replaceAll(
        'SpecifiedTradeSettlementHeaderMonetarySummation>',
        'SpecifiedTradeSettlementMonetarySummation>',
      ),
  );
}
