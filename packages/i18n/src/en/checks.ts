import type { Translated } from '../catalogue.ts'
import type { checks as original } from '../ru/checks.ts'

export const checks = {
  heading: 'Check a document',
  lead: 'Enter the code printed on a document to see what it states.',
  code: 'Check code',
  codeHint: '12 or 13\xa0characters, such as 7K3M-09XQ-TR5VS. Case and hyphens do not matter.',
  codeWrong:
    'Check the code: it has 12 or 13\xa0digits and Latin letters, and the last one confirms the others',
  submit: 'Check',
  failed: 'Failed to check the code',
  missing: 'No document has this code',
  missingAdvice:
    'Compare the code with the document. If it is the same, the document was not issued here or has been withdrawn.',
  valid: 'The document is genuine',
  validText: 'Compare what is printed with what is recorded:',
  what: 'Document',
  unnamed: 'the name was deleted with the account',
  corrected: 'The result was corrected after printing',
  correctedText: 'The document was issued, but the place or the time has changed since. It stated:',
  annulled: 'The document is no longer valid',
  annulledText: 'The result was annulled or no longer entitles to this document. It stated:',
  reissuedText:
    'The document was printed again on {{date}} with the corrected result. An earlier sheet with the same code is not valid.',
  diploma: {
    event: 'Event',
    dates: 'Dates',
    distance: 'Distance',
    ageGroup: 'Age group',
    name: 'Swimmer',
    team: 'Team',
    place: 'Place',
    time: 'Time',
    issuedAt: 'Printed',
    results: 'Results of the event',
  },
} as const satisfies Translated<typeof original>
