import type { Translated } from '../catalogue.ts'
import type { errors as original } from '../ru/errors.ts'
import { fieldReasons } from './field-reasons.ts'
import { reasons } from './reasons.ts'

export const errors = {
  noScript: 'Turn on JavaScript to see the events.',
  titles: {
    badRequest: 'Bad Request',
    unauthorized: 'Unauthorized',
    forbidden: 'Forbidden',
    notFound: 'Not Found',
    methodNotAllowed: 'Method Not Allowed',
    internalServerError: 'Internal Server Error',
    fallback: 'Error',
    authorization: 'Authorization error',
  },
  connectivity: {
    retryLater: 'Connection error, please retry later',
    serverError: 'Server Error',
    network: 'Network connection error. Check your connection.',
    noServer: 'No server connection',
  },
  success: {
    entryCreated: 'Entry created',
    entryDeleted: 'Entry deleted',
    logoUpdated: 'Logo updated',
    fileUploaded: 'File uploaded',
    descriptionSaved: 'Description saved',
    documentDeleted: 'Document deleted',
    baseResultUpdated: 'Base result updated',
    protocolUpdated: 'Start list updated',
    passwordUpdated: 'Password updated',
    accountActivated: 'Account activated',
    signedIn: 'You are signed in',
  },
  unsaved: {
    heading: 'Leave without saving?',
    text: 'The changes on this page are not saved. They will be lost if you leave.',
    leave: 'Leave without saving',
    stay: 'Stay',
  },
  reasons,
  fields: fieldReasons,
} satisfies Translated<typeof original>
