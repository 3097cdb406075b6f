import { api } from '../platform/http/index.ts';
import { activeAccountExists } from './active-account-exists.ts';
import { enterDemo } from './enter-demo.ts';
import type { SignInPorts } from './ports.ts';
import { readSession } from './read-session.ts';
import { setLanguage } from './set-language.ts';
import { validatePasswordStrengthEnhanced } from './validate-password-strength-enhanced.ts';

const { signIn } = api;

export function signInRoutes(ports: SignInPorts) {
  return {
    session: signIn.session.handler(({ context }) => readSession(ports, context)),
    setLanguage: signIn.setLanguage.handler(({ context, input }) =>
      setLanguage(ports.auth, context, input.language),
    ),
    enterDemo: signIn.enterDemo.handler(({ context, input }) => enterDemo(ports, context, input)),
    captchaChallenge: signIn.captchaChallenge.handler(({ context }) =>
      ports.guard.captcha.challenge(context.address),
    ),
    validatePasswordStrengthEnhanced: signIn.validatePasswordStrengthEnhanced.handler(({ input }) =>
      validatePasswordStrengthEnhanced(ports, input),
    ),
    activeAccountExists: signIn.activeAccountExists.handler(({ context, input }) =>
      activeAccountExists(ports, context, input),
    ),
  };
}
