/** The words that the specification lays down for the profile (section 8), and the texts that carry them. */
import { expect, test } from 'vitest';
import account from '../locales/en/account.json' with { type: 'json' };
import business from '../locales/en/business.json' with { type: 'json' };
import common from '../locales/en/common.json' with { type: 'json' };
import errors from '../locales/en/errors.json' with { type: 'json' };
import storage from '../locales/en/storage.json' with { type: 'json' };

const TEXTS = { account, business, common, errors, storage };

test.each([
  ['Failed to load profile', 'business:toast.loadFailed'],
  ['Failed to save profile: {{message}}', 'common:save.profileFailed'],
  ['Unknown error', 'business:toast.unknown'],
  ['Failed to upload logo', 'storage:uploadFailed.logo'],
  ['Failed to upload signature', 'storage:uploadFailed.signature'],
  ['Failed to delete signature', 'storage:removeFailed.signature'],
  ['Failed to upload PayPal QR code', 'storage:uploadFailed.paypal-qr'],
  ['Failed to delete PayPal QR code', 'storage:removeFailed.paypal-qr'],
  ['Save failed', 'business:toast.saveFailed'],
  ['Upload failed', 'storage:uploadFailed.email-signature'],
  ['Delete failed', 'storage:removeFailed.email-signature'],
  ['Failed to upload QR code', 'storage:uploadRefused.paypal-qr'],
  ['Failed to remove QR code', 'storage:removeUnanswered.paypal-qr'],
  ['Failed to update email notification setting', 'account:mails.toast.notificationFailed'],
  ['Failed to update email setting', 'account:mails.toast.emailFailed'],
  ['Failed to change reminder day', 'account:mails.toast.dayFailed'],
  ['Settings saved', 'common:save.settingsSaved'],
  ['Upload successful', 'storage:uploaded.email-signature'],
  ['Signature uploaded successfully', 'storage:uploaded.signature'],
  ['Signature deleted successfully', 'storage:removed.signature'],
  ['Deleted successfully', 'storage:removed.email-signature'],
  ['Email notification setting updated successfully', 'account:mails.toast.notificationSaved'],
  ['Reminder day added successfully', 'account:mails.toast.dayAdded'],
  ['Reminder day removed successfully', 'account:mails.toast.dayRemoved'],
  ['PayPal QR code uploaded successfully', 'storage:uploaded.paypal-qr'],
  ['PayPal QR code removed successfully', 'storage:removed.paypal-qr'],
  ['Reminder schedule needs at least one day after due', 'errors:problem.reminder.none'],
  ['Invalid file type. Please select an image file.', 'errors:problem.file.type'],
  ['File too large. Maximum file size is {{megabytes}}MB.', 'errors:problem.file.size'],
])('“%s” is said by %s', (literal, key) => {
  expect(textOf(key)).toBe(literal);
});

function textOf(key: string): unknown {
  const [namespace = '', path = ''] = key.split(':');
  const start: unknown = TEXTS[namespace as keyof typeof TEXTS];
  return path.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], start);
}
