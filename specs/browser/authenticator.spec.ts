import { codeOf } from '../support/authenticator.ts';
import { expect, test } from './support/stage.ts';

/* RFC 6238, appendix B, for SHA-1 with the key "12345678901234567890"; its eight digits end in our six. */
const DIGITS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

test('the app of these stories shows the digits of the standard', () => {
  const now = Date.now;
  try {
    for (const [seconds, digits] of DIGITS) {
      Date.now = () => seconds * 1000;
      expect(codeOf('otpauth://totp/x?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')).toBe(digits);
    }
  } finally {
    Date.now = now;
  }
});
