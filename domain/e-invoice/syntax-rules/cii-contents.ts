/** CII-DT and CII-SR over what stands in elements and at them (EN 16931-3-3), and the rules of XRechnung and Peppol over CII. */
import { CURRENCIES } from '../rules/code-lists/places.ts';
import { say } from '../rules/finding.ts';
import { has } from './cii-counts.ts';
import { breachAt, noAttribute, notAllowed, type SyntaxRule, syntaxRule } from './rule.ts';
import { below, type Node, type Tree, textBelow } from './tree.ts';
import { NO_CURRENCY } from './words.ts';

/** Attributes that the whole document must not have where they are named. */
const IDENTIFIERS = [
  'schemeName',
  'schemeAgencyName',
  'schemeDataURI',
  'schemeURI',
  'schemeID',
  'schemeAgencyID',
  'schemeVersionID',
];
const TYPE_LISTS = ['listID', 'listAgencyID', 'listVersionID'];

/** CII-DT-016 and on: what a reference to a document does not have, or only as an enclosure or object. */
const OF_REFERENCES: readonly (readonly [number: string, name: string, isMeant: (node: Node) => boolean])[] =
  [
    ['015', 'ram:URIID', isEnclosure],
    ['016', 'ram:StatusCode', never],
    ['017', 'ram:CopyIndicator', never],
    ['018', 'ram:TypeCode', (node) => isAdditional(node) && ['50', '130', '916'].includes(typeOf(node))],
    ['019', 'ram:GlobalID', never],
    ['020', 'ram:RevisionID', never],
    ['021', 'ram:Name', isEnclosure],
    ['022', 'ram:AttachmentBinaryObject', isEnclosure],
    ['023', 'ram:Information', never],
    ['024', 'ram:ReferenceTypeCode', (node) => isAdditional(node) && typeOf(node) === '130'],
    ['025', 'ram:SectionName', never],
    ['026', 'ram:PreviousRevisionID', never],
    ['027', 'ram:FormattedIssueDateTime', ({ found }) => found.name === 'ram:InvoiceReferencedDocument'],
    ['028', 'ram:EffectiveSpecifiedPeriod', never],
    ['029', 'ram:IssuerTradeParty', never],
    ['030', 'ram:AttachedSpecifiedBinaryFile', never],
  ];

const OF_PERIODS = [
  ['068', 'ram:StartDateTime/udt:DateTime'],
  ['069', 'ram:DurationMeasure'],
  ['070', 'ram:InclusiveIndicator'],
  ['071', 'ram:Description'],
  ['072', 'ram:EndDateTime/udt:DateTime'],
  ['073', 'ram:CompleteDateTime'],
  ['074', 'ram:OpenIndicator'],
  ['075', 'ram:SeasonCode'],
  ['076', 'ram:ID'],
  ['077', 'ram:Name'],
  ['078', 'ram:SequenceNumeric'],
  ['079', 'ram:StartDateFlexibilityCode'],
  ['080', 'ram:ContinuousIndicator'],
  ['081', 'ram:PurposeCode'],
] as const;

const OF_ADDRESSES = [
  ['082', 'ram:ID'],
  ['083', 'ram:PostOfficeBox'],
  ['084', 'ram:BuildingName'],
  ['086', 'ram:LineFour'],
  ['087', 'ram:LineFive'],
  ['088', 'ram:StreetName'],
  ['089', 'ram:CitySubDivisionName'],
  ['090', 'ram:CountryName'],
  ['091', 'ram:CountrySubDivisionID'],
  ['092', 'ram:AttentionOf'],
  ['093', 'ram:CareOf'],
  ['094', 'ram:BuildingNumber'],
  ['095', 'ram:DepartmentName'],
  ['096', 'ram:AdditionalStreetName'],
] as const;

const amounts = (tree: Tree) =>
  tree.endingIn('Amount').filter(({ found }) => found.name !== 'ram:TaxTotalAmount');
const quantities = (tree: Tree) => tree.endingIn('Quantity');
const idsOf = (tree: Tree) => tree.endingIn('ID').filter(({ found }) => found.name.startsWith('ram:'));

export const CII_CONTENTS: readonly SyntaxRule[] = [
  ...IDENTIFIERS.map((attribute, index) => noAttribute(`CII-DT-00${index + 1}`, attribute, plainIds)),
  noAttribute('CII-DT-008', 'name', (tree) => tree.named('ram:TypeCode')),
  noAttribute('CII-DT-009', 'listURI', (tree) => tree.named('ram:TypeCode')),
  ...TYPE_LISTS.map((attribute, index) =>
    noAttribute(`CII-DT-01${index}`, attribute, ({ root }) =>
      below(root, 'rsm:ExchangedDocument/ram:TypeCode'),
    ),
  ),
  noAttribute('CII-DT-013', 'languageID', ({ root }) => [root]),
  noAttribute('CII-DT-014', 'languageLocaleID', ({ root }) => [root]),
  ...OF_REFERENCES.map(([number, name, isMeant]) =>
    notAllowed(`CII-DT-${number}`, (tree) =>
      tree
        .endingIn('ReferencedDocument')
        .flatMap((node) => (isMeant(node) ? [] : below(node, name).slice(0, 1))),
    ),
  ),
  noAttribute('CII-DT-031', 'currencyID', amounts),
  noAttribute('CII-DT-032', 'currencyCodeListVersionID', amounts),
  noAttribute('CII-DT-034', 'unitCodeListID', quantities),
  noAttribute('CII-DT-035', 'unitCodeListAgencyID', quantities),
  noAttribute('CII-DT-036', 'unitCodeListAgencyName', quantities),
  notAllowed('CII-DT-037', (tree) =>
    tree
      .endingIn('TradeTax')
      .flatMap((tax) => below(tax, 'ram:TypeCode'))
      .filter(({ found }) => found.text !== 'VAT'),
  ),
  ...OF_PERIODS.map(([number, path]) => without(number, 'ram:BillingSpecifiedPeriod', path)),
  ...OF_ADDRESSES.map(([number, path]) => without(number, 'ram:PostalTradeAddress', path)),
  syntaxRule(
    'CII-DT-097',
    'EN 16931',
    say(
      '„{said}“ ist kein Tag in der Form JJJJMMTT, die das Format 102 verlangt.',
      '“{said}” is no day in the form YYYYMMDD, which format 102 asks for.',
    ),
    (tree) =>
      tree
        .named('udt:DateTimeString')
        .filter(
          ({ found }) =>
            found.attributes.format === '102' &&
            !/^\s*\d{4}(1[0-2]|0[1-9])(3[01]|[12]\d|0[1-9])\s*$/.test(found.text),
        )
        .map((node) => breachAt(node, { said: node.found.text.trim().slice(0, 40) })),
  ),
  ...['schemeName', 'schemeAgencyName', 'schemeDataURI', 'schemeURI'].map((attribute, index) =>
    noAttribute(`CII-DT-10${index + 1}`, attribute, idsOf),
  ),
  syntaxRule(
    'CII-SR-046',
    'EN 16931',
    say(
      'Eine Artikelnummer nennt nicht ihr System (schemeID).',
      'An item number does not name its scheme (schemeID).',
    ),
    (tree) =>
      tree
        .named('ram:SpecifiedTradeProduct')
        .flatMap((product) => below(product, 'ram:GlobalID').slice(0, 1))
        .filter(({ found }) => found.attributes.schemeID === undefined)
        .map((node) => breachAt(node)),
  ),
  syntaxRule(
    'CII-SR-470',
    'EN 16931',
    say('Eine Überweisung (30, 58) nennt kein Konto.', 'A credit transfer (30, 58) names no account.'),
    (tree) =>
      tree
        .named('ram:SpecifiedTradeSettlementPaymentMeans')
        .filter((means) => ['30', '58'].includes(textBelow(means, 'ram:TypeCode')) && !hasAccount(means))
        .map((node) => breachAt(node)),
  ),
  syntaxRule('BR-CL-03', 'EN 16931', NO_CURRENCY, (tree) =>
    tree
      .named('ram:TaxTotalAmount')
      .filter(
        ({ found: { attributes } }) =>
          attributes.currencyID !== undefined && !CURRENCIES.has(attributes.currencyID.trim()),
      )
      .map((node) => breachAt(node, { said: (node.found.attributes.currencyID ?? '').slice(0, 40) })),
  ),
];

function without(number: string, context: string, path: string): SyntaxRule {
  return notAllowed(`CII-DT-${number}`, (tree) =>
    tree.named(context).flatMap((node) => below(node, path).slice(0, 1)),
  );
}

/** Identifiers that stand for themselves: of the specification, the invoice, a line, an item. */
function plainIds(tree: Tree): Node[] {
  const lines = tree.named('ram:IncludedSupplyChainTradeLineItem');
  return [
    ...below(tree.root, 'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID'),
    ...below(tree.root, 'rsm:ExchangedDocument/ram:ID'),
    ...lines.flatMap((line) => below(line, 'ram:AssociatedDocumentLineDocument/ram:LineID')),
    ...lines.flatMap((line) => below(line, 'ram:SpecifiedTradeProduct/ram:SellerAssignedID')),
  ];
}

function hasAccount(means: Node): boolean {
  const account = 'ram:PayeePartyCreditorFinancialAccount';
  return has(means, `${account}/ram:IBANID`) || has(means, `${account}/ram:ProprietaryID`);
}

function isAdditional({ found }: Node): boolean {
  return found.name === 'ram:AdditionalReferencedDocument';
}

function isEnclosure(node: Node): boolean {
  return isAdditional(node) && typeOf(node) === '916';
}

function never(): boolean {
  return false;
}

/** As it is written: the rules compare it so. */
function typeOf(node: Node): string {
  return below(node, 'ram:TypeCode')[0]?.found.text ?? '';
}
