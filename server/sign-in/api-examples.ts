/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { businessId, CAPTCHA_EXAMPLE, userId } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const challenge = {
  algorithm: 'SHA-256',
  challenge: '5d4f1f1f0b0e2a6cc8d4c1e0a8a5b1c8de8e8a2c0a1b4f6d7a9c3e5f1b2d4c6a',
  maxnumber: 50_000,
  salt: '9f86d081884c7d659a2feaa0?expires=1772445600&',
  signature: 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90',
  isHarder: false,
};

export const signInExamples: Readonly<Record<string, ApiExample>> = {
  'access.captchaChallenge': { output: challenge },
  'access.validatePasswordStrengthEnhanced': {
    input: { password: 'Jonas1990', email: 'jonas@example.com', name: 'Jonas Beispiel' },
    output: { is_valid: false, issues: ['CONTAINS_EMAIL', 'CONTAINS_NAME'] },
  },
  'access.activeAccountExists': {
    input: { email_address: 'jonas@example.com', captcha: CAPTCHA_EXAMPLE },
    output: { exists: true },
  },
  'session.get': {
    output: {
      user: {
        id: userId,
        email: 'jonas@example.com',
        name: 'Jonas Beispiel',
        language: 'de',
        isAdmin: false,
        businessId,
        deletesOn: null,
        isDemo: false,
      },
      install: {
        demo: false,
        outbox: false,
        sendsMail: true,
        incomeTax: false,
        feedbackUrl: null,
        imprintUrl: null,
        privacyUrl: null,
      },
      today: '2026-03-02',
    },
  },
  'session.setLanguage': { input: { language: 'en' }, output: { language: 'en' } },
  'session.enterDemo': {
    input: { who: 'jonas', language: 'en' },
    output: { email: 'jonas@demo.example' },
  },
};
