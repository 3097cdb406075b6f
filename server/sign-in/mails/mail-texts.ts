/** What the mails about an account say. The link stands on a line of its own between `before` and `after`. */

export interface MailText {
  subject: string;
  before: readonly string[];
  /** What the button says that opens the link. */
  button: string;
  after: readonly string[];
}

type Texts = Record<'de' | 'en', MailText>;

const confirmation: Texts = {
  de: {
    subject: 'Bitte bestätige deine E-Mail-Adresse für {product}',
    before: [
      'Hallo,',
      'mit dieser Adresse wurde ein Konto bei {product} angelegt. Bestätige sie noch, dann kann es losgehen:',
    ],
    button: 'Adresse bestätigen',
    after: [
      'Der Link gilt 24 Stunden und nur einmal. Wenn du kein Konto angelegt hast, musst du nichts tun: Ohne Bestätigung bleibt es gesperrt.',
    ],
  },
  en: {
    subject: 'Please confirm your email address for {product}',
    before: [
      'Hello,',
      'An account with {product} was created for this address. Please confirm the address to get started:',
    ],
    button: 'Confirm address',
    after: [
      'The link works once, within 24 hours. If you did not create an account, you can ignore this email: without confirmation the account stays locked.',
    ],
  },
};

const repeatedSignUp: Texts = {
  de: {
    subject: confirmation.de.subject,
    before: [
      'Hallo,',
      'mit dieser Adresse wurde noch einmal ein Konto bei {product} angelegt. Es gilt das zuletzt gewählte Passwort, frühere Links gelten nicht mehr. Öffne diesen Link, um die Adresse zu bestätigen und loszulegen:',
    ],
    button: 'Adresse bestätigen',
    after: [
      'Der Link gilt 24 Stunden und nur einmal. Wenn du das zuletzt nicht selbst warst, öffne ihn nicht: Leg das Konto neu an, dann gilt dein Passwort.',
    ],
  },
  en: {
    subject: confirmation.en.subject,
    before: [
      'Hello,',
      'Someone signed up to {product} with this address again. The last password chosen counts, and earlier links no longer work. Open this link to confirm the address and get started:',
    ],
    button: 'Confirm address',
    after: [
      'The link works once, within 24 hours. If the last sign-up was not yours, do not open it: sign up again, and your password counts.',
    ],
  },
};

const existingAccount: Texts = {
  de: {
    subject: 'Du hast schon ein Konto bei {product}',
    before: [
      'Hallo,',
      'mit dieser Adresse sollte ein Konto bei {product} angelegt werden, aber es gibt schon eines. Melde dich hier an:',
    ],
    button: 'Anmelden',
    after: ['Wenn du das nicht warst, musst du nichts tun: An deinem Konto hat sich nichts geändert.'],
  },
  en: {
    subject: 'You already have an account with {product}',
    before: [
      'Hello,',
      'Someone tried to create an account with {product} for this address, but there already is one. Sign in here:',
    ],
    button: 'Sign in',
    after: ['If this was not you, you can ignore this email: nothing in your account has changed.'],
  },
};

const passwordReset: Texts = {
  de: {
    subject: 'Neues Passwort für {product}',
    before: [
      'Hallo,',
      'für dein Konto bei {product} wurde ein neues Passwort angefordert. Öffne diesen Link, um es festzulegen:',
    ],
    button: 'Neues Passwort festlegen',
    after: [
      'Der Link gilt eine Stunde und nur einmal. Danach bist du auf allen Geräten abgemeldet.',
      'Wenn du das nicht warst, musst du nichts tun: Ohne den Link bleibt dein Passwort, wie es ist.',
    ],
  },
  en: {
    subject: 'New password for {product}',
    before: [
      'Hello,',
      'A new password was requested for your account with {product}. Open this link to set it:',
    ],
    button: 'Set a new password',
    after: [
      'The link works once, within an hour. You are then signed out on all devices.',
      'If this was not you, you can ignore this email: your password stays as it is.',
    ],
  },
};

const magicLink: Texts = {
  de: {
    subject: 'Dein Link zum Anmelden bei {product}',
    before: ['Hallo,', 'mit diesem Link meldest du dich ohne Passwort bei {product} an:'],
    button: 'Anmelden',
    after: [
      'Der Link gilt 15 Minuten und nur einmal. Gib ihn nicht weiter: Wer ihn öffnet, ist angemeldet.',
      'Wenn du ihn nicht angefordert hast, musst du nichts tun. Ungenutzt verfällt er von selbst.',
    ],
  },
  en: {
    subject: 'Your sign-in link for {product}',
    before: ['Hello,', 'This link signs you in to {product} without a password:'],
    button: 'Sign in',
    after: [
      'The link works once, within 15 minutes. Do not share it: anyone who opens it is signed in.',
      'If you did not ask for it, you can ignore this email. The link expires unused.',
    ],
  },
};

const passwordChanged: Texts = {
  de: {
    subject: 'Dein Passwort für {product} wurde geändert',
    before: [
      'Hallo,',
      'das Passwort deines Kontos bei {product} wurde gerade geändert. Alle anderen Geräte sind abgemeldet.',
      'Wenn du das warst, ist alles in Ordnung. Wenn nicht, lege hier sofort ein neues fest und prüfe, wer deine E-Mails lesen kann:',
    ],
    button: 'Neues Passwort anfordern',
    after: ['Den Link dafür schicken wir dann an diese Adresse.'],
  },
  en: {
    subject: 'Your password for {product} was changed',
    before: [
      'Hello,',
      'The password of your account with {product} has just been changed. All other devices are signed out.',
      'If this was you, all is well. If not, set a new password here at once, and check who can read your email:',
    ],
    button: 'Request a new password',
    after: ['We will send the link to this address.'],
  },
};

const welcome: Texts = {
  de: {
    subject: 'Willkommen bei {product}',
    before: [
      'Hallo,',
      'deine Adresse ist bestätigt, dein Konto ist offen. Trag als Erstes ein, wer die Rechnungen schreibt: Name, Anschrift, Steuernummer und Konto. Danach dauert die erste Rechnung wenige Minuten.',
      'Was noch fehlt, steht auf der Startseite, Schritt für Schritt:',
    ],
    button: 'Zur Startseite',
    after: ['Du kannst alles später ändern, und deine Daten lassen sich jederzeit vollständig ausgeben.'],
  },
  en: {
    subject: 'Welcome to {product}',
    before: [
      'Hello,',
      'Your address is confirmed and your account is ready. Start with your own details: name, address, tax number and bank account. After that, your first invoice takes a few minutes.',
      'Your home page shows what is still missing, step by step:',
    ],
    button: 'Go to your home page',
    after: ['You can change everything later, and you can export all of your data at any time.'],
  },
};

export const MAIL_TEXTS = {
  confirmation,
  repeatedSignUp,
  existingAccount,
  passwordReset,
  magicLink,
  welcome,
  passwordChanged,
};
