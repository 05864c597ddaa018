import type { Translated } from '../catalogue.ts'
import type { checks as original } from '../ru/checks.ts'

export const checks = {
  heading: 'Check a document',
  lead: 'Enter the code printed on a document to see what it states.',
  code: 'Check code',
  codeHint: '12\xa0characters, such as 7K3M-09XQ-TR5V. Case and hyphens do not matter.',
  codeWrong: 'A code has 12\xa0characters: digits and Latin letters',
  submit: 'Check',
  failed: 'Failed to check the code',
  missing: 'No document has this code',
  missingAdvice:
    'Compare the code with the document. If it is the same, the document was not issued here or has been withdrawn.',
  valid: 'The document is genuine',
  validText: 'Compare what is printed with what is recorded:',
  what: 'Document',
  unnamed: 'the name was deleted with the account',
} as const satisfies Translated<typeof original>
