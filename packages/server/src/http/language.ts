import type { Language } from '@polynya/contract'
import { DEFAULT_LANGUAGE, matchLanguage, parseAcceptLanguage } from '@polynya/i18n'
import type { FastifyRequest } from 'fastify'

/** Returns the language of a caller: that of the request, else that of the account, else Russian. */
export function languageOf({ headers, caller }: Pick<FastifyRequest, 'headers' | 'caller'>): Language {
  const accepted = headers['accept-language']
  if (accepted) return matchLanguage(parseAcceptLanguage(accepted))
  return caller?.account?.language ?? DEFAULT_LANGUAGE
}

type Addressed = FastifyRequest<{ Querystring: { readonly lang?: unknown } }>

/** Returns the language that an address names; null if it names none. */
export function languageNamedIn({ query: { lang } }: Pick<Addressed, 'query'>): Language | null {
  return lang === 'ru' || lang === 'en' ? lang : null
}

/** Returns the language that an address names, else that of the caller. */
export const languageOfAddress = (request: Addressed): Language =>
  languageNamedIn(request) ?? languageOf(request)
