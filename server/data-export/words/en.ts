/** English. */
import type { Words } from './index.ts';

export const ENGLISH: Omit<Words, 'purposes'> = {
  code: 'en',
  language: 'English',
  title: 'The format of this export',
  conventions: [
    'The export is a ZIP. All tables in it are of one moment, which stands in `manifest.json` as `madeAt`.',
    '`data/*.json` is what counts: UTF-8, one JSON array, a record on each line. Amounts are whole cents. Exact decimals are text with a point. Days are `YYYY-MM-DD`, instants ISO 8601 in UTC. What is missing is `null` or an empty text.',
    '`csv/*.csv` is the same for spreadsheets: UTF-8 with a BOM, semicolons, lines ending in CRLF, text in double quotes where needed. There, amounts are in euros with a decimal comma, and other decimals have a comma too. Text that a spreadsheet would take for a formula (beginning with = + - @, a tab or a carriage return) has an apostrophe in front. Nested fields (JSON) are in the JSON files only.',
    '`files/` has the files themselves: issued invoices by their number as PDF and, where there are, as XRechnung (`.xml`) and with the data from the PDF (`-factur-x.xml`), logo, signature, QR code and letterhead. `files/other` are pictures that only older documents show.',
    '`manifest.json` has the size in bytes and the SHA-256 of every file, and for every table the count of rows and the sums of its amounts in cents. `missing` names what is not there as a file yet.',
  ],
  sheets: 'The tables',
  jsonAndCsv: (name) => `\`data/${name}.json\`, \`csv/${name}.csv\``,
  jsonOnly: 'JSON only',
  head: ['Field', 'Kind', 'What for'],
  kinds: {
    id: 'identifier (UUID)',
    text: 'text',
    list: 'list',
    day: 'day',
    instant: 'instant',
    cents: 'cents; euros in CSV',
    integer: 'whole number',
    decimal: 'decimal',
    yesNo: 'true or false',
    json: 'JSON, in JSON only',
  },
  chain: [
    'The hash chain of the journal',
    '`hash` is SHA-256 in 64 lower case hexadecimal digits over the UTF-8 bytes of a JSON array without blanks of: the word `belegbar-journal-1`, `business.id` of the manifest, `number`, `recordedAt`, `basis`, `kind`, `bookedOn`, `serviceFrom`, `serviceTo`, `taxPoint`, `taxCode`, `scheme`, `net`, `vat`, `category`, `counterparty`, `counterpartyVatId`, `documentKind`, `documentId`, `documentNumber`, `reverses`, `exemptionParagraph`, `previousHash`. Entries whose `currency` is not null begin with the word `belegbar-journal-2` and have `currency`, `currencyNet`, `currencyVat` before `previousHash`. Entries whose `deductible` or `countsOn` is not null begin with the word `belegbar-journal-3` and have `currency`, `currencyNet`, `currencyVat`, `deductible`, `countsOn` before `previousHash`, also where one of these is null. The first entry has 64 zeros as `previousHash`, every other one the hash of the entry before it.',
  ],
  stays: 'What is not in the export',
  reasons: {
    secret: 'opens a door or proves who someone is',
    derived: 'follows from what is in the export',
    passing: 'is of use only while something runs',
    nobodys: 'is not yours',
  },
  readme: [
    'This is your export from {app}: everything that is stored there about your business and about you.',
    'It holds tax data, bank details and addresses of your clients. Keep it as safe as your books.',
    'FORMAT.md describes every file and every field. For spreadsheets open csv/; your invoices are in files/invoices/.',
  ],
};
