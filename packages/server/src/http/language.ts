import type { Language } from '@polynya/contract'
import { matchLanguage, parseAcceptLanguage } from '@polynya/i18n'
import type { FastifyRequest } from 'fastify'

/** The language that a caller reads: the one asked for, else the account's, else Russian. */
export function languageOf({ headers, caller }: Pick<FastifyRequest, 'headers' | 'caller'>): Language {
  const asked = headers['accept-language']
  if (asked) return matchLanguage(parseAcceptLanguage(asked))
  return caller?.account?.language ?? 'ru'
}
