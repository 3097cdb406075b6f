/** Rules over elements and attributes of UBL 2.1 beyond how often they stand: UBL-SR, UBL-DT, UBL-CR, and those of Peppol for indicators. */
import { CREDIT_NOTE_TYPES } from '../rules/code-lists/documents.ts';
import { CURRENCIES } from '../rules/code-lists/places.ts';
import { VAT_CATEGORY_CODES } from '../rules/code-lists/taxes.ts';
import { OBJECT_SCHEMES } from '../rules/code-lists/texts.ts';
import { say } from '../rules/finding.ts';
import { XRECHNUNG_EXTENSION } from '../rules/specification.ts';
import { alsoBroken, breachAt, notAllowed, type SyntaxRule, syntaxRule } from './rule.ts';
import { below, isWithin, type Node, pathOf, type Tree, textBelow } from './tree.ts';
import { DISCOUNTS_ONLY, NO_CURRENCY, NO_OBJECT, VAT_ONCE, WHICH_KIND } from './words.ts';

const DECIMALS_MAXIMUM = 2;
const LINES = ['cac:InvoiceLine', 'cac:CreditNoteLine'];

const linesOf = (tree: Tree) => LINES.flatMap((name) => tree.named(name));
const isOffList = (scheme: string) => scheme !== '' && !OBJECT_SCHEMES.has(scheme);
const isObject = (reference: Node) => textBelow(reference, 'cbc:DocumentTypeCode') === '130';

export const UBL_CONTENTS: readonly SyntaxRule[] = [
  syntaxRule(
    'UBL-DT-01',
    'EN 16931',
    say(
      'Der Betrag „{said}“ ({element}) hat mehr als zwei Nachkommastellen.',
      'The amount “{said}” ({element}) has more than two decimals.',
    ),
    (tree) =>
      tree
        .endingIn('Amount')
        .filter(
          (node) => !node.found.name.endsWith('PriceAmount') && !isOfPrice(node) && hasLongFraction(node),
        )
        .map((node) => breachAt(node, { said: node.found.text.trim().slice(0, 40) })),
  ),
  alsoBroken('BR-CO-09', (tree) =>
    tree
      .named('cac:PartyTaxScheme')
      .filter((scheme) => textBelow(scheme, 'cac:TaxScheme/cbc:ID').toUpperCase() === 'VAT')
      .flatMap((scheme) => below(scheme, 'cbc:CompanyID'))
      .filter(({ found }) => /^\s/.test(found.text))
      .map((node) => breachAt(node, { id: node.found.text.slice(0, 40) })),
  ),
  alsoBroken('BR-CL-07', (tree) =>
    linesOf(tree)
      .flatMap((line) => below(line, 'cac:DocumentReference'))
      .filter(isObject)
      .flatMap((reference) => below(reference, 'cbc:ID'))
      .filter(({ found }) => isOffList(found.attributes.schemeID?.trim() ?? ''))
      .map((node) => breachAt(node, { code: node.found.attributes.schemeID?.slice(0, 40) ?? '' })),
  ),
  // A period without start and end, which reads like none; one that says the tax point is none (BT-8).
  alsoBroken('BR-CO-19', ({ root }) =>
    below(root, 'cac:InvoicePeriod')
      .filter((period) =>
        ['StartDate', 'EndDate', 'DescriptionCode'].every(
          (name) => below(period, `cbc:${name}`).length === 0,
        ),
      )
      .map((node) => breachAt(node)),
  ),
  // Also where it is not said that the tax is VAT.
  ...(
    [
      ['BR-CL-17', 'cac:TaxCategory'],
      ['BR-CL-18', 'cac:ClassifiedTaxCategory'],
    ] as const
  ).map(([id, category]) =>
    alsoBroken(id, (tree) =>
      tree
        .named(category)
        .flatMap((node) => below(node, 'cbc:ID'))
        .filter(({ found }) => !VAT_CATEGORY_CODES.has(found.text.trim()))
        .map((node) => breachAt(node, { code: node.found.text.trim().slice(0, 40) })),
    ),
  ),
  // 81 may be either.
  alsoBroken('BR-CL-01', ({ root }) =>
    [...below(root, 'cbc:InvoiceTypeCode'), ...below(root, 'cbc:CreditNoteTypeCode')]
      .filter(({ found }) => {
        const code = found.text.trim();
        return code !== '81' && CREDIT_NOTE_TYPES.has(code) !== (root.found.name === 'CreditNote');
      })
      .map((node) => breachAt(node, { code: node.found.text.trim().slice(0, 40) })),
  ),
  missingAttribute('UBL-DT-06', 'mimeCode', (tree) => tree.endingIn('BinaryObject')),
  missingAttribute('UBL-DT-07', 'filename', (tree) => tree.endingIn('BinaryObject')),
  syntaxRule(
    'UBL-SR-42',
    'EN 16931',
    say(
      'Der Verkäufer hat mehr als zwei steuerliche Kennungen.',
      'The seller has more than two tax identifiers.',
    ),
    ({ root }) =>
      below(root, 'cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme')
        .slice(2, 3)
        .map((node) => breachAt(node)),
  ),
  syntaxRule(
    'UBL-SR-43',
    'EN 16931',
    say(
      'Ein Verweis auf ein Dokument hat eine Art oder ein Kennzeichen, das hier nicht stehen darf.',
      'A reference to a document has a type or scheme that must not stand here.',
    ),
    (tree) =>
      tree
        .named('cac:AdditionalDocumentReference')
        .filter((reference) => !isReferenceInOrder(reference, tree.root.found.name))
        .map((node) => breachAt(node)),
  ),
  syntaxRule(
    'UBL-SR-53',
    'EN 16931',
    say(
      'Eine steuerliche Kennung nennt nicht beides: die Nummer und wofür sie steht (cac:TaxScheme).',
      'A tax identifier does not name both: the number and what it is for (cac:TaxScheme).',
    ),
    (tree) =>
      tree
        .named('cac:PartyTaxScheme')
        .filter(
          (scheme) =>
            below(scheme, 'cac:TaxScheme/cbc:ID').length === 0 || below(scheme, 'cbc:CompanyID').length === 0,
        )
        .map((node) => breachAt(node)),
  ),
  notAllowed('UBL-CR-666', (tree) => ofObjects(tree, 'cac:Attachment')),
  notAllowed('UBL-CR-673', (tree) => ofObjects(tree, 'cbc:DocumentDescription')),
  payeeIsAnother('UBL-SR-19'),
  syntaxRule('BR-CL-03', 'EN 16931', NO_CURRENCY, (tree) =>
    AMOUNTS.flatMap((name) => tree.named(name))
      .filter(({ found }) => !CURRENCIES.has((found.attributes.currencyID ?? '').trim()))
      .map((node) => breachAt(node, { said: (node.found.attributes.currencyID ?? '').slice(0, 40) })),
  ),
];

/** Those that BR-CL-03 names. */
const AMOUNTS = [
  'Amount',
  'BaseAmount',
  'PriceAmount',
  'TaxAmount',
  'TaxableAmount',
  'LineExtensionAmount',
  'TaxExclusiveAmount',
  'TaxInclusiveAmount',
  'AllowanceTotalAmount',
  'ChargeTotalAmount',
  'PrepaidAmount',
  'PayableRoundingAmount',
  'PayableAmount',
].map((name) => `cbc:${name}`);

/** What XRechnung took over from Peppol. */
export const UBL_PEPPOL: readonly SyntaxRule[] = [
  syntaxRule('PEPPOL-EN16931-R053', 'Peppol', VAT_ONCE, ({ root }) => {
    const totals = below(root, 'cac:TaxTotal').filter((total) => below(total, 'cac:TaxSubtotal').length > 0);
    return totals.length === 1
      ? []
      : [{ path: `${pathOf(root)}/cac:TaxTotal`, values: { count: String(totals.length) } }];
  }),
  alsoBroken('PEPPOL-EN16931-R054', ({ root }) => {
    const others = below(root, 'cac:TaxTotal').filter(
      (total) => below(total, 'cac:TaxSubtotal').length === 0,
    );
    const wanted = below(root, 'cbc:TaxCurrencyCode').length > 0 ? 1 : 0;
    return others.length === wanted ? [] : [breachAt(others[0] ?? root)];
  }),
  syntaxRule('PEPPOL-EN16931-R043', 'Peppol', WHICH_KIND, (tree) =>
    tree
      .named('cac:AllowanceCharge')
      .filter(
        (node) => !isOfPrice(node) && !['true', 'false'].includes(textBelow(node, 'cbc:ChargeIndicator')),
      )
      .map((node) => breachAt(node)),
  ),
  syntaxRule('PEPPOL-EN16931-R044', 'Peppol', DISCOUNTS_ONLY, (tree) =>
    tree
      .named('cac:AllowanceCharge')
      .filter(
        (node) =>
          node.parent?.found.name === 'cac:Price' && textBelow(node, 'cbc:ChargeIndicator') !== 'false',
      )
      .map((node) => breachAt(node)),
  ),
  syntaxRule('PEPPOL-EN16931-R101', 'Peppol', NO_OBJECT, (tree) =>
    linesOf(tree)
      .flatMap((line) => below(line, 'cac:DocumentReference').slice(0, 1))
      .filter((reference) => !isObject(reference))
      .map((node) => breachAt(node)),
  ),
  alsoBroken('BR-DEX-03', (tree) =>
    isExtension(tree)
      ? tree
          .named('cac:SubInvoiceLine')
          .flatMap((line) => below(line, 'cac:Item'))
          .filter((item) => below(item, 'cac:ClassifiedTaxCategory').length !== 1)
          .map((node) => breachAt(node))
      : [],
  ),
  syntaxRule(
    'BR-DEX-14',
    'XRechnung',
    say(
      'Eine Zahlung an Dritte ist nicht in der Währung der Rechnung.',
      'A payment to a third party is not in the currency of the invoice.',
    ),
    ({ root }) =>
      isExtension({ root })
        ? below(root, 'cac:PrepaidPayment/cbc:PaidAmount')
            .filter(
              ({ found }) => found.attributes.currencyID !== textBelow(root, 'cbc:DocumentCurrencyCode'),
            )
            .map((node) => breachAt(node))
        : [],
  ),
];

function isExtension({ root }: Pick<Tree, 'root'>): boolean {
  return textBelow(root, 'cbc:CustomizationID') === XRECHNUNG_EXTENSION;
}

function isOfPrice(node: Node): boolean {
  return isWithin(node, 'cac:Price');
}

/** As the rule counts: space behind a number as well. */
function hasLongFraction({ found }: Node): boolean {
  const point = found.text.indexOf('.');
  return point >= 0 && found.text.length - point - 1 > DECIMALS_MAXIMUM;
}

function isReferenceInOrder(reference: Node, root: string): boolean {
  const type = below(reference, 'cbc:DocumentTypeCode')[0]?.found.text;
  if (type === '130' || (root === 'CreditNote' && type === '50')) return true;
  const hasScheme = below(reference, 'cbc:ID').some(({ found }) => found.attributes.schemeID !== undefined);
  return type === undefined && !hasScheme;
}

function ofObjects(tree: Tree, name: string): Node[] {
  return tree
    .named('cac:AdditionalDocumentReference')
    .filter(isObject)
    .flatMap((reference) => below(reference, name));
}

function payeeIsAnother(id: string): SyntaxRule {
  return syntaxRule(
    id,
    'EN 16931',
    say(
      'Der Zahlungsempfänger heißt wie der Verkäufer oder gar nicht; er steht nur da, wenn er ein anderer ist.',
      'The payee is called like the seller or has no name; it stands there only where it is another.',
    ),
    (tree) => {
      const seller = below(
        tree.root,
        'cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName',
      );
      const isAnother = (payee: Node) =>
        below(payee, 'cac:PartyName/cbc:Name').some(({ found }) =>
          seller.some((name) => name.found.text !== found.text),
        );
      return tree
        .named('cac:PayeeParty')
        .filter((payee) => !isAnother(payee))
        .map((node) => breachAt(node));
    },
  );
}

function missingAttribute(id: string, attribute: string, of: (tree: Tree) => Node[]): SyntaxRule {
  return syntaxRule(
    id,
    'EN 16931',
    say(
      'Dem Element „{element}“ fehlt das Attribut „{attribute}“.',
      'The element “{element}” lacks the attribute “{attribute}”.',
    ),
    (tree) =>
      of(tree)
        .filter(({ found }) => found.attributes[attribute] === undefined)
        .map((node) => breachAt(node, { attribute })),
  );
}
