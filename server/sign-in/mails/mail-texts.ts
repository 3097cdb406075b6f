/** What the mails about an account say. The link stands on a line of its own between `before` and `after`. */

export interface MailText {
  subject: string;
  heading: string;
  before: readonly string[];
  /** What the button says that opens the link. */
  button: string;
  after: readonly string[];
  /** Why its reader gets it. */
  why: string;
}

type Texts = Record<'de' | 'en', MailText>;

const ADDRESS = {
  de: 'Du bekommst diese E-Mail, weil diese Adresse für ein Konto bei {product} angegeben wurde.',
  en: 'You are getting this email because this address was given for an account with {product}.',
};

const SECURITY = {
  de: 'Du bekommst diese E-Mail, weil es um die Sicherheit deines Kontos bei {product} geht. Abschalten lässt sie sich nicht.',
  en: 'You are getting this email because it concerns the security of your account with {product}. It cannot be switched off.',
};

const ASKED = {
  de: 'Du bekommst diese E-Mail, weil sie auf der Anmeldeseite von {product} angefordert wurde.',
  en: 'You are getting this email because it was requested on the sign-in page of {product}.',
};

const ONCE = {
  de: 'Du bekommst diese E-Mail einmal, weil du ein Konto bei {product} angelegt hast.',
  en: 'You are getting this email once, because you created an account with {product}.',
};

const confirmation: Texts = {
  de: {
    subject: 'Bitte bestätige deine E-Mail-Adresse für {product}',
    heading: 'Bestätige deine Adresse',
    before: [
      'Hallo,',
      'mit dieser Adresse wurde ein Konto bei {product} angelegt. Bestätige sie noch, dann kann es losgehen:',
    ],
    button: 'Adresse bestätigen',
    after: [
      'Der Link gilt 24 Stunden und nur einmal. Wenn du kein Konto angelegt hast, musst du nichts tun: Ohne Bestätigung bleibt es gesperrt.',
    ],
    why: ADDRESS.de,
  },
  en: {
    subject: 'Please confirm your email address for {product}',
    heading: 'Confirm your address',
    before: [
      'Hello,',
      'An account with {product} was created for this address. Please confirm the address to get started:',
    ],
    button: 'Confirm address',
    after: [
      'The link works once, within 24 hours. If you did not create an account, you can ignore this email: without confirmation the account stays locked.',
    ],
    why: ADDRESS.en,
  },
};

const repeatedSignUp: Texts = {
  de: {
    subject: confirmation.de.subject,
    heading: 'Bestätige deine Adresse',
    before: [
      'Hallo,',
      'mit dieser Adresse wurde noch einmal ein Konto bei {product} angelegt. Es gilt das zuletzt gewählte Passwort, frühere Links gelten nicht mehr. Öffne diesen Link, um die Adresse zu bestätigen und loszulegen:',
    ],
    button: 'Adresse bestätigen',
    after: [
      'Der Link gilt 24 Stunden und nur einmal. Wenn du das zuletzt nicht selbst warst, öffne ihn nicht: Leg das Konto neu an, dann gilt dein Passwort.',
    ],
    why: ADDRESS.de,
  },
  en: {
    subject: confirmation.en.subject,
    heading: 'Confirm your address',
    before: [
      'Hello,',
      'Someone signed up to {product} with this address again. Only the password chosen last works now, and earlier links no longer do. Open this link to confirm the address and get started:',
    ],
    button: 'Confirm address',
    after: [
      'The link works once, within 24 hours. If the last sign-up was not yours, do not open it: sign up again, and yours is the password that works.',
    ],
    why: ADDRESS.en,
  },
};

const existingAccount: Texts = {
  de: {
    subject: 'Du hast schon ein Konto bei {product}',
    heading: 'Du hast schon ein Konto',
    before: [
      'Hallo,',
      'mit dieser Adresse sollte ein Konto bei {product} angelegt werden, aber es gibt schon eines. Melde dich hier an:',
    ],
    button: 'Anmelden',
    after: ['Wenn du das nicht warst, musst du nichts tun: An deinem Konto hat sich nichts geändert.'],
    why: ADDRESS.de,
  },
  en: {
    subject: 'You already have an account with {product}',
    heading: 'You already have an account',
    before: [
      'Hello,',
      'Someone tried to create an account with {product} for this address, but there already is one. Sign in here:',
    ],
    button: 'Sign in',
    after: ['If this was not you, you can ignore this email: nothing in your account has changed.'],
    why: ADDRESS.en,
  },
};

const passwordReset: Texts = {
  de: {
    subject: 'Neues Passwort für {product}',
    heading: 'Ein neues Passwort',
    before: [
      'Hallo,',
      'für dein Konto bei {product} wurde ein neues Passwort angefordert. Öffne diesen Link, um es festzulegen:',
    ],
    button: 'Neues Passwort festlegen',
    after: [
      'Der Link gilt eine Stunde und nur einmal. Danach bist du auf allen Geräten abgemeldet.',
      'Wenn du das nicht warst, musst du nichts tun: Ohne den Link bleibt dein Passwort, wie es ist.',
    ],
    why: ASKED.de,
  },
  en: {
    subject: 'New password for {product}',
    heading: 'A new password',
    before: [
      'Hello,',
      'A new password was requested for your account with {product}. Use this link to choose one:',
    ],
    button: 'Set a new password',
    after: [
      'The link works once, within an hour. You are then signed out on all devices.',
      'If this was not you, you can ignore this email: your password stays as it is.',
    ],
    why: ASKED.en,
  },
};

const magicLink: Texts = {
  de: {
    subject: 'Dein Link zum Anmelden bei {product}',
    heading: 'Dein Link zum Anmelden',
    before: ['Hallo,', 'mit diesem Link meldest du dich ohne Passwort bei {product} an:'],
    button: 'Anmelden',
    after: [
      'Der Link gilt 15 Minuten und nur einmal. Gib ihn nicht weiter: Wer ihn öffnet, ist angemeldet.',
      'Wenn du ihn nicht angefordert hast, musst du nichts tun. Ungenutzt verfällt er von selbst.',
    ],
    why: ASKED.de,
  },
  en: {
    subject: 'Your sign-in link for {product}',
    heading: 'Your sign-in link',
    before: ['Hello,', 'This link signs you in to {product} without a password:'],
    button: 'Sign in',
    after: [
      'The link works once, within 15 minutes. Do not share it: anyone who opens it is signed in.',
      'If you did not ask for it, you can ignore this email. An unused link expires on its own.',
    ],
    why: ASKED.en,
  },
};

const passwordChanged: Texts = {
  de: {
    subject: 'Dein Passwort für {product} wurde geändert',
    heading: 'Dein Passwort wurde geändert',
    before: [
      'Hallo,',
      'das Passwort deines Kontos bei {product} wurde gerade geändert. Alle anderen Geräte sind abgemeldet.',
      'Wenn du das warst, ist alles in Ordnung. Wenn nicht, lege hier sofort ein neues fest und prüfe, wer deine E-Mails lesen kann:',
    ],
    button: 'Neues Passwort anfordern',
    after: ['Den Link dafür schicken wir dann an diese Adresse.'],
    why: SECURITY.de,
  },
  en: {
    subject: 'Your password for {product} was changed',
    heading: 'Your password was changed',
    before: [
      'Hello,',
      'The password of your account with {product} has just been changed. All other devices are signed out.',
      'If this was you, there is nothing to do. If not, set a new password here at once, and check who can read your email:',
    ],
    button: 'Request a new password',
    after: ['We will send the link to this address.'],
    why: SECURITY.en,
  },
};

const newDevice: Texts = {
  de: {
    subject: 'Anmeldung bei {product} auf einem neuen Gerät',
    heading: 'Anmeldung auf einem neuen Gerät',
    before: [
      'Hallo,',
      'bei deinem Konto hat sich gerade jemand auf einem Gerät angemeldet, das hier noch nie benutzt wurde{device}.',
      'Wenn du das warst, ist alles in Ordnung. Wenn nicht, lege sofort ein neues Passwort fest. Damit sind alle Geräte abgemeldet:',
    ],
    button: 'Neues Passwort anfordern',
    after: ['Welche Geräte angemeldet sind, steht in deinem Profil unter Sicherheit.'],
    why: SECURITY.de,
  },
  en: {
    subject: 'Sign-in to {product} on a new device',
    heading: 'Sign-in on a new device',
    before: [
      'Hello,',
      'Someone has just signed in to your account on a device that was never used here before{device}.',
      'If this was you, there is nothing to do. If not, set a new password at once. That signs out every device:',
    ],
    button: 'Request a new password',
    after: ['Your profile lists the devices that are signed in, under Security.'],
    why: SECURITY.en,
  },
};

const welcome: Texts = {
  de: {
    subject: 'Willkommen bei {product}',
    heading: 'Willkommen',
    before: [
      'Hallo,',
      'deine Adresse ist bestätigt, dein Konto ist offen. Trag als Erstes ein, wer die Rechnungen schreibt: Name, Anschrift, Steuernummer und Konto. Danach dauert die erste Rechnung wenige Minuten.',
      'Was noch fehlt, steht auf der Startseite, Schritt für Schritt:',
    ],
    button: 'Zur Startseite',
    after: ['Du kannst alles später ändern, und deine Daten lassen sich jederzeit vollständig ausgeben.'],
    why: ONCE.de,
  },
  en: {
    subject: 'Welcome to {product}',
    heading: 'Welcome',
    before: [
      'Hello,',
      'Your address is confirmed and your account is ready. Start with your own details: name, address, tax number and bank account. After that, your first invoice takes a few minutes.',
      'Your home page shows what is still missing, step by step:',
    ],
    button: 'Go to your home page',
    after: ['You can change everything later, and you can export all of your data at any time.'],
    why: ONCE.en,
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
  newDevice,
};
