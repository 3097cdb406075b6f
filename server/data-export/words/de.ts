/** German. */
import type { Words } from './index.ts';

export const GERMAN: Omit<Words, 'purposes'> = {
  code: 'de',
  language: 'Deutsch',
  title: 'Das Format dieses Exports',
  conventions: [
    'Der Export ist ein ZIP. Alle Tabellen darin sind von einem Zeitpunkt; er steht als `madeAt` in `manifest.json`.',
    '`data/*.json` ist maßgeblich: UTF-8, ein JSON-Array, ein Datensatz je Zeile. Beträge sind ganze Cent. Genaue Dezimalzahlen stehen als Text mit Punkt. Tage sind `JJJJ-MM-TT`, Zeitpunkte ISO 8601 in UTC. Was fehlt, ist `null` oder ein leerer Text.',
    '`csv/*.csv` ist dasselbe für Tabellenprogramme: UTF-8 mit BOM, Semikolon, Zeilenende CRLF, Text in doppelten Anführungszeichen, wo nötig. Beträge stehen dort in Euro mit Dezimalkomma, auch andere Dezimalzahlen mit Komma. Text, den ein Tabellenprogramm für eine Formel hielte (am Anfang = + - @, Tabulator oder Wagenrücklauf), hat davor ein Apostroph. Verschachtelte Felder (JSON) stehen nur in den JSON-Dateien.',
    '`files/` enthält die Dateien selbst: ausgestellte Rechnungen nach ihrer Nummer als PDF und, wo es sie gibt, als XRechnung (`.xml`) und mit den Daten aus dem PDF (`-factur-x.xml`), Logo, Unterschrift, QR-Code und Briefpapier. `files/other` sind Bilder, die nur ältere Dokumente zeigen.',
    '`manifest.json` nennt zu jeder Datei Größe in Bytes und SHA-256, zu jeder Tabelle die Anzahl der Zeilen und die Summen der Beträge in Cent. `missing` nennt, was noch nicht als Datei da ist.',
  ],
  sheets: 'Die Tabellen',
  jsonAndCsv: (name) => `\`data/${name}.json\`, \`csv/${name}.csv\``,
  jsonOnly: 'nur JSON',
  head: ['Feld', 'Art', 'Wozu'],
  kinds: {
    id: 'Kennung (UUID)',
    text: 'Text',
    list: 'Liste',
    day: 'Tag',
    instant: 'Zeitpunkt',
    cents: 'Cent; in CSV Euro',
    integer: 'ganze Zahl',
    decimal: 'Dezimalzahl',
    yesNo: 'true oder false',
    json: 'JSON, nur in JSON',
  },
  chain: [
    'Die Hashkette des Journals',
    '`hash` ist SHA-256 in 64 kleinen Hexadezimalziffern über den UTF-8-Bytes eines JSON-Arrays ohne Leerzeichen aus: dem Wort `belegbar-journal-1`, `business.id` aus dem Manifest, `number`, `recordedAt`, `basis`, `kind`, `bookedOn`, `serviceFrom`, `serviceTo`, `taxPoint`, `taxCode`, `scheme`, `net`, `vat`, `category`, `counterparty`, `counterpartyVatId`, `documentKind`, `documentId`, `documentNumber`, `reverses`, `exemptionParagraph`, `previousHash`. Einträge, deren `currency` nicht leer ist, beginnen mit dem Wort `belegbar-journal-2` und haben vor `previousHash` noch `currency`, `currencyNet`, `currencyVat`. Einträge, deren `deductible` oder `countsOn` nicht leer ist, beginnen mit dem Wort `belegbar-journal-3` und haben vor `previousHash` noch `currency`, `currencyNet`, `currencyVat`, `deductible`, `countsOn`, auch wo davon etwas leer ist. Der erste Eintrag hat als `previousHash` 64 Nullen, jeder weitere den Hash des Eintrags davor.',
  ],
  stays: 'Was nicht im Export steht',
  reasons: {
    secret: 'öffnet eine Tür oder beweist, wer jemand ist',
    derived: 'folgt aus dem, was im Export steht',
    passing: 'nützt nur, während etwas läuft',
    nobodys: 'gehört nicht zu dir',
  },
  readme: [
    'Das ist dein Export aus {app}: alles, was dort zu deinem Unternehmen und zu dir gespeichert ist.',
    'Er enthält Steuerdaten, Bankverbindungen und Adressen deiner Kunden. Bewahre ihn so sicher auf wie deine Bücher.',
    'FORMAT.md beschreibt jede Datei und jedes Feld. Für Tabellenprogramme öffne csv/, deine Rechnungen liegen in files/invoices/.',
  ],
};
