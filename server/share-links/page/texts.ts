/** The words of the public page, in both languages. Clients are strangers, so German says Sie. */
import type { DocumentKind, Language } from '@belegbar/domain/invoices';

export interface Words {
  kind: Record<DocumentKind, string>;
  /** What stands below kind and number. */
  dated: (date: string) => string;
  language: string;
  notFound: string;
  contactSender: string;
  openAmount: string;
  stillOpen: string;
  total: string;
  amountOf: Record<Exclude<DocumentKind, 'invoice'>, string>;
  nothingDue: string;
  nothingLeft: string;
  cancelled: string;
  stamp: string;
  paid: string;
  on: (date: string) => string;
  thanks: string;
  partlyPaid: string;
  received: string;
  credited: string;
  /** With the weekday. */
  payBy: (date: string) => string;
  wasDue: (date: string) => string;
  /** The day of the reminder; what it asks for follows. */
  reminded: (date: string) => string;
  /** Days from today to the due date, from 0 on. */
  dueIn: (days: number) => string;
  /** Days since the due date, from 1 on. */
  overdue: (days: number) => string;
  skonto: (date: string, percent: string, amount: string) => string;
  eInvoice: string;
  transfer: string;
  giroCode: string;
  payWithGiroCode: string;
  giroCodeHow: string;
  printedCodeDiffers: string;
  pay: string;
  payHow: string;
  /** Where there is no code to share. */
  payHowWithoutCode: string;
  print: string;
  close: string;
  shareGiroCode: string;
  saveGiroCode: string;
  shareHow: string;
  /** How many there are, 4 or 5. */
  copyAll: (count: number) => string;
  copiedAll: string;
  payee: string;
  amount: string;
  reference: string;
  copyOf: (what: string) => string;
  copied: (what: string) => string;
  payWithPaypal: string;
  paypalAccount: string;
  items: string;
  /** How many lines, and what they come to without VAT. */
  itemsFold: (count: number, net: string) => string;
  net: string;
  vatOf: (percent: string) => string;
  quantityAt: (quantity: string, price: string) => string;
  lineDiscount: (percent: string) => string;
  discount: string;
  suppliedOn: (day: string) => string;
  suppliedFrom: (first: string, last: string) => string;
  attachments: string;
  download: (name: string) => string;
  questions: string;
  alreadyPaid: string;
  letKnow: string;
  /** In the place of the due day, once it was said. */
  saidPaid: string;
  howToPay: string;
  show: string;
  questionTo: string;
  ask: string;
  question: string;
  send: string;
  notSaid: string;
  knowsPaid: (sender: string) => string;
  untilPaid: string;
  takeBack: string;
  knowsQuestion: (sender: string) => string;
  answerComes: string;
  unchanged: string;
  amended: (edition: number, date: string) => string;
  pageOf: (number: string, page: number, pages: number) => string;
}

export const WORDS: Record<Language, Words> = {
  de: {
    kind: { invoice: 'Rechnung', cancellation: 'Stornorechnung', creditNote: 'Rechnungskorrektur' },
    dated: (date) => `vom\u00a0${date}`,
    language: 'Sprache',
    notFound: 'Die gewünschte Rechnung wurde nicht gefunden oder ist nicht öffentlich zugänglich.',
    contactSender: 'Bitte wenden Sie sich an den Absender, um einen gültigen Link zu erhalten.',
    openAmount: 'Offener Betrag',
    stillOpen: 'Noch offen',
    total: 'Rechnungsbetrag',
    amountOf: { cancellation: 'Stornierter Betrag', creditNote: 'Korrigierter Betrag' },
    nothingDue: 'Mit diesem Beleg ist nichts zu zahlen.',
    nothingLeft: 'Es ist nichts mehr zu zahlen.',
    cancelled: 'Diese Rechnung wurde storniert. Bitte zahlen Sie sie nicht.',
    stamp: 'Storniert',
    paid: 'Bezahlt',
    on: (date) => `am ${date}`,
    thanks: 'Vielen Dank. Sie müssen nichts mehr tun.',
    partlyPaid: 'Teilweise bezahlt',
    received: 'Bisher bezahlt',
    credited: 'Gutgeschrieben',
    payBy: (date) => `Bitte zahlen Sie bis ${date}.`,
    wasDue: (date) => `Die Zahlung war am ${date} fällig.`,
    reminded: (date) => `Zuletzt erinnert am ${date}.`,
    dueIn: (days) => ({ 0: 'Heute fällig', 1: 'Morgen fällig' })[days] ?? `Fällig in ${days} Tagen`,
    overdue: (days) => (days === 1 ? 'Seit gestern überfällig' : `${days} Tage überfällig`),
    skonto: (date, percent, amount) => `Bis ${date} mit ${percent} Skonto: ${amount}`,
    eInvoice: 'XML der E-Rechnung',
    transfer: 'Überweisung',
    giroCode: 'GiroCode für die Überweisung',
    payWithGiroCode: 'Mit GiroCode zahlen',
    giroCodeHow: 'Scannen Sie den Code in Ihrer Banking-App. Alle Angaben sind schon eingetragen.',
    printedCodeDiffers:
      'Dieser Code ist über den offenen Rest. Der Code auf der Rechnung nennt noch den vollen Betrag.',
    pay: 'Überweisen',
    payHow: 'GiroCode teilen oder alles kopieren',
    payHowWithoutCode: 'Alle Angaben für Ihre Bank kopieren',
    print: 'Drucken',
    close: 'Schließen',
    shareGiroCode: 'GiroCode teilen',
    saveGiroCode: 'GiroCode als Bild sichern',
    shareHow: 'Viele Banking-Apps lesen den Code aus einem Bild.',
    copyAll: (count) => `Alle ${count === 4 ? 'vier' : 'fünf'} Angaben kopieren`,
    copiedAll: 'Alle Angaben kopiert',
    payee: 'Empfänger',
    amount: 'Betrag',
    reference: 'Zweck',
    copyOf: (what) => `${what} kopieren`,
    copied: (what) => `${what} kopiert`,
    payWithPaypal: 'Mit PayPal zahlen',
    paypalAccount: 'PayPal-Konto',
    items: 'Positionen',
    itemsFold: (count, net) => `${count === 1 ? '1 Position' : `${count} Positionen`}, netto ${net}`,
    net: 'Nettobetrag',
    vatOf: (percent) => `USt. ${percent}`,
    quantityAt: (quantity, price) => `${quantity} × ${price}`,
    lineDiscount: (percent) => `abzüglich ${percent} Rabatt`,
    discount: 'Rabatt',
    suppliedOn: (day) => `Leistung am ${day}`,
    suppliedFrom: (first, last) => `Leistungszeitraum ${first} bis ${last}`,
    attachments: 'Anlagen',
    download: (name) => `${name} herunterladen`,
    questions: 'Lieber per E-Mail?',
    alreadyPaid: 'Schon überwiesen?',
    letKnow: 'Bescheid geben',
    saidPaid: 'Zahlung gemeldet',
    howToPay: 'Zahlungsangaben',
    show: 'Anzeigen',
    questionTo: 'Frage zu dieser Rechnung?',
    ask: 'Frage stellen',
    question: 'Ihre Frage',
    send: 'Absenden',
    notSaid:
      'Das hat gerade nicht geklappt. Bitte versuchen Sie es später noch einmal, oder schreiben Sie eine E-Mail.',
    knowsPaid: (sender) => `Danke, ${sender} weiß Bescheid.`,
    takeBack: 'Zurücknehmen',
    untilPaid: 'Sobald der Zahlungseingang gebucht ist, steht hier „Bezahlt“.',
    knowsQuestion: (sender) => `Ihre Frage ist bei ${sender}.`,
    answerComes: 'Die Antwort kommt auf dem Weg, auf dem Sie sonst in Kontakt sind.',
    unchanged: 'Ausgestellt mit Belegbar und seitdem unverändert',
    amended: (edition, date) => `Ausgestellt mit Belegbar, Fassung ${edition} vom ${date}`,
    pageOf: (number, page, pages) =>
      `Rechnung ${number}, Seite ${page} von ${pages}. Der vollständige Text steht im PDF.`,
  },
  en: {
    kind: { invoice: 'Invoice', cancellation: 'Cancellation', creditNote: 'Credit note' },
    dated: (date) => `Dated ${date}`,
    language: 'Language',
    notFound: 'The requested invoice could not be found or is not publicly available.',
    contactSender: 'Please contact the sender to provide you with a valid share link.',
    openAmount: 'Amount due',
    stillOpen: 'Still to pay',
    total: 'Invoice total',
    amountOf: { cancellation: 'Cancelled amount', creditNote: 'Credited amount' },
    nothingDue: 'There is nothing to pay with this document.',
    nothingLeft: 'Nothing is left to pay.',
    cancelled: 'This invoice was cancelled. Please do not pay it.',
    stamp: 'Cancelled',
    paid: 'Paid',
    on: (date) => `on ${date}`,
    thanks: 'Thank you. There is nothing left to do.',
    partlyPaid: 'Partly paid',
    received: 'Paid so far',
    credited: 'Credited',
    payBy: (date) => `Please pay by ${date}.`,
    wasDue: (date) => `Payment was due on ${date}.`,
    reminded: (date) => `Last reminder sent on ${date}.`,
    dueIn: (days) => ({ 0: 'Due today', 1: 'Due tomorrow' })[days] ?? `Due in ${days} days`,
    overdue: (days) => (days === 1 ? '1 day overdue' : `${days} days overdue`),
    skonto: (date, percent, amount) => `Pay by ${date} and take ${percent} off: ${amount}`,
    eInvoice: 'XML of the e-invoice',
    transfer: 'Bank transfer',
    giroCode: 'GiroCode for the transfer',
    payWithGiroCode: 'Pay with GiroCode',
    giroCodeHow: 'Scan the code with your banking app. All details are filled in already.',
    printedCodeDiffers:
      'This code is for what is left. The code printed on the invoice still shows the full amount.',
    pay: 'Pay by bank transfer',
    payHow: 'Share the GiroCode or copy the details',
    payHowWithoutCode: 'Copy all details for your bank',
    print: 'Print',
    close: 'Close',
    shareGiroCode: 'Share GiroCode',
    saveGiroCode: 'Save GiroCode as a picture',
    shareHow: 'Many banking apps can read the code from a picture.',
    copyAll: (count) => `Copy all ${count === 4 ? 'four' : 'five'} details`,
    copiedAll: 'All details copied',
    payee: 'Payee',
    amount: 'Amount',
    reference: 'Reference',
    copyOf: (what) => `Copy ${what}`,
    copied: (what) => `${what} copied`,
    payWithPaypal: 'Pay with PayPal',
    paypalAccount: 'PayPal account',
    items: 'Items',
    itemsFold: (count, net) => `${count === 1 ? '1 item' : `${count} items`}, ${net} net`,
    net: 'Net amount',
    vatOf: (percent) => `VAT ${percent}`,
    quantityAt: (quantity, price) => `${quantity} × ${price}`,
    lineDiscount: (percent) => `less ${percent} discount`,
    discount: 'Discount',
    suppliedOn: (day) => `Date of supply ${day}`,
    suppliedFrom: (first, last) => `Service period ${first} to ${last}`,
    attachments: 'Attachments',
    download: (name) => `Download ${name}`,
    questions: 'Prefer email?',
    alreadyPaid: 'Already paid?',
    letKnow: 'Let them know',
    saidPaid: 'Payment reported',
    howToPay: 'Payment details',
    show: 'Show',
    questionTo: 'Any questions?',
    ask: 'Ask a question',
    question: 'Your question',
    send: 'Send',
    notSaid: 'That did not work just now. Please try again later, or send an email.',
    knowsPaid: (sender) => `Thank you, ${sender} has been told.`,
    takeBack: 'Take back',
    untilPaid: 'This page says “Paid” once the payment has been recorded.',
    knowsQuestion: (sender) => `Your question is with ${sender}.`,
    answerComes: 'They will answer the way you are usually in touch.',
    unchanged: 'Issued with Belegbar and unchanged since',
    amended: (edition, date) => `Issued with Belegbar, version ${edition} of ${date}`,
    pageOf: (number, page, pages) =>
      `Invoice ${number}, page ${page} of ${pages}. The PDF holds the full text.`,
  },
};

/** The language that a browser asks for first, as far as there are words in it; else English. */
export function spokenLanguage(accepted: string): Language {
  return /^\s*de\b/i.test(accepted) ? 'de' : 'en';
}
