/** What the browser's choice of files offers where a receipt is wanted. */
export const RECEIPT_FILES = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf';
