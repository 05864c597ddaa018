import type { Original } from './catalogue.ts'

type Title = keyof Original['errors']['titles']

const TITLES: Readonly<Record<number, Title>> = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  405: 'methodNotAllowed',
  500: 'internalServerError',
}

/** Returns the key of a failure's title below `errors:titles`, by its `code`, which is the HTTP status. */
export function errorTitle(code: number): Title {
  return TITLES[code] ?? 'fallback'
}
