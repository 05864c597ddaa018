import type { Translated } from '../catalogue.ts'
import type { fields as original } from '../ru/fields.ts'

export const fields = {
  date: { day: 'Day', month: 'Month', year: 'Year' },
  uploads: {
    choose: 'Choose a file',
    send: 'Upload',
    label: 'Files being uploaded',
    waiting: 'Waiting',
    sent: '{{percent}}% sent',
    checking: 'Checking the file…',
    failed: 'Not uploaded.',
    cancel: 'Cancel',
    cancelNamed: 'Cancel the upload of “{{name}}”',
    retry: 'Try again',
    retryNamed: 'Upload “{{name}}” again',
    dismiss: 'Dismiss',
    dismissNamed: 'Remove “{{name}}” from the list',
    done_one: '{{count}} file uploaded',
    done_other: '{{count}} files uploaded',
  },
} satisfies Translated<typeof original>
