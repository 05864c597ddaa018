import type { Language } from '@polynya/contract'
import { DEFAULT_LANGUAGE, matchLanguage, parseAcceptLanguage } from '@polynya/i18n'
import type { FastifyRequest } from 'fastify'

/** Returns the language of a caller: that of the request, else that of the account, else Russian. */
export function languageOf({ headers, caller }: Pick<FastifyRequest, 'headers' | 'caller'>): Language {
  const accepted = headers['accept-language']
  if (accepted) return matchLanguage(parseAcceptLanguage(accepted))
  return caller?.account?.language ?? DEFAULT_LANGUAGE
}
