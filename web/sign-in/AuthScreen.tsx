/** `/auth`: one frame, the form that the address names, and the typed address kept from one to the next. */
import { useLocation, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { CheckMail } from './mailed-links/CheckMail.tsx';
import { LinkForm } from './mailed-links/LinkForm.tsx';
import { MailedLink } from './mailed-links/MailedLink.tsx';
import { modeOf } from './mode.ts';
import { NewPassword } from './new-password/NewPassword.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SignIn } from './SignIn.tsx';
import { SignUp } from './SignUp.tsx';

export function AuthScreen() {
  const search = useSearch({ from: '/auth' });
  const { mailed } = useLocation().state;
  const [email, setEmail] = useState(mailed?.to ?? '');
  const form = { email, onEmail: setEmail };
  if (mailed !== undefined) return <CheckMail mailed={mailed} />;
  switch (modeOf(search)) {
    case 'signup':
      return <SignUp {...form} />;
    case 'reset':
      return <LinkForm key="reset" kind="reset" {...form} />;
    case 'magic-link':
      if (search.token !== undefined) return <MailedLink kind="magicLink" token={search.token} />;
      return <LinkForm key="magic-link" kind="magicLink" {...form} />;
    case 'new-password':
      if (search.token !== undefined) return <NewPassword token={search.token} />;
      return <LinkForm key="reset" kind="reset" {...form} />;
    case 'second-factor':
      return <SecondFactor />;
    default:
      return <SignIn {...form} />;
  }
}
