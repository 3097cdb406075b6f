/** Public face of signing in and up. */
export { AskPassword } from './AskPassword.tsx';
export { AuthFrame } from './AuthFrame.tsx';
export { AuthScreen } from './AuthScreen.tsx';
export { CaptchaBox } from './captcha/CaptchaBox.tsx';
export { useCaptcha } from './captcha/use-captcha.ts';
export { EmailConfirmation } from './EmailConfirmation.tsx';
export { checkNewPassword } from './Fields.tsx';
export { Invite } from './Invite.tsx';
export { NewPasswordField } from './NewPasswordField.tsx';
export { RefusalNotice } from './RefusalNotice.tsx';
export { refusalCode, useRefusalText } from './refusals.ts';
export { UsernameForManagers } from './UsernameForManagers.tsx';
export { useWait } from './use-countdown.ts';
