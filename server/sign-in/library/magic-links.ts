/** Signing in by a link in a mail: for those who have an account and a confirmed address, once, within a quarter of an hour. */
import { magicLink } from 'better-auth/plugins';
import { mailLinks } from '../mails/links.ts';
import { languageOf, magicLinkMail } from '../mails/mails.ts';
import { findConfirmedUser } from '../users/store.ts';
import type { AuthOptions } from './auth.ts';

const LINK_SECONDS = 900;

export function magicLinks(options: AuthOptions) {
  return magicLink({
    expiresIn: LINK_SECONDS,
    disableSignUp: true,
    storeToken: 'hashed',
    async sendMagicLink({ email, token }) {
      const user = await findConfirmedUser(options.database, email);
      if (user === null) return;
      const link = mailLinks.magicLink(options.baseUrl, token);
      await options.mailer.send(magicLinkMail(user.email, languageOf(user), link));
    },
  });
}
