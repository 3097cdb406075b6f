/** What the mails about leaving say. The link stands on a line of its own between `before` and `after`. */

export interface DeletionText {
  subject: string;
  before: readonly string[];
  after: readonly string[];
}

export const DELETION_TEXTS: Record<
  'deletionRequested' | 'deletionConfirmed' | 'accountDeleted',
  Record<'de' | 'en', DeletionText>
> = {
  deletionRequested: {
    de: {
      subject: 'Möchtest du dein Konto bei {product} löschen?',
      before: [
        'Hallo,',
        'für dein Konto bei {product} wurde die Löschung angefordert, mit deinem Passwort. Wenn du das möchtest, öffne diesen Link und bestätige es auf der Seite:',
      ],
      after: [
        'Der Link gilt eine Stunde und nur einmal. Danach hast du noch 14 Tage, in denen du dich anmelden und das Konto behalten kannst.',
        'Wenn du das nicht warst, bestätige nichts und ändere dein Passwort: Jemand kennt es.',
      ],
    },
    en: {
      subject: 'Do you want to delete your account with {product}?',
      before: [
        'Hello,',
        'Someone with your password asked to delete your account with {product}. If that is what you want, open this link and confirm it on the page:',
      ],
      after: [
        'The link works once, within an hour. You then have another 14 days to sign in and keep the account.',
        'If this was not you, confirm nothing and change your password: someone knows it.',
      ],
    },
  },
  deletionConfirmed: {
    de: {
      subject: 'Dein Konto bei {product} wird am {date} gelöscht',
      before: [
        'Hallo,',
        'du hast die Löschung deines Kontos bei {product} bestätigt. Auf allen Geräten bist du abgemeldet. Am {date} wird das Konto gelöscht.',
        'Wenn du es dir anders überlegst, melde dich vorher an und behalte das Konto:',
      ],
      after: [
        'Bis dahin kannst du auch noch einen Export aller Daten laden. Wenn du das nicht warst, melde dich an, behalte das Konto und ändere dein Passwort.',
      ],
    },
    en: {
      subject: 'Your account with {product} will be deleted on {date}',
      before: [
        'Hello,',
        'You have confirmed that your account with {product} should be deleted. You are signed out on all devices. The account will be deleted on {date}.',
        'If you change your mind, sign in before then and keep the account:',
      ],
      after: [
        'Until then you can still download an export of all your data. If this was not you, sign in, keep the account and change your password.',
      ],
    },
  },
  accountDeleted: {
    de: {
      subject: 'Dein Konto bei {product} ist gelöscht',
      before: [
        'Hallo,',
        'dein Konto bei {product} ist gelöscht. Die Adresse ist wieder frei, an sie wird nichts mehr geschickt.',
        'Ausgestellte Rechnungen, Belege und Bücher bleiben gesperrt liegen, solange das Gesetz es verlangt (§ 14b UStG, § 147 AO, Art. 17 Abs. 3 Buchst. b DSGVO). Danach werden auch sie gelöscht. Hattest du keine, ist nichts mehr da.',
      ],
      after: [],
    },
    en: {
      subject: 'Your account with {product} has been deleted',
      before: [
        'Hello,',
        'Your account with {product} has been deleted. The address is free again, and we will not write to it any more.',
        'Issued invoices, receipts and books stay locked for as long as the law requires (§ 14b UStG, § 147 AO, Art. 17 (3) (b) GDPR). After that they are deleted too. If you had none, nothing is left.',
      ],
      after: [],
    },
  },
};
