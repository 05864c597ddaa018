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

/** The key of a failure's title under `errors:titles`, by the HTTP status that its `code` tells. */
export function errorTitle(code: number): Title {
  return TITLES[code] ?? 'fallback'
}
