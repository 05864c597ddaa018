import type { SwimmerCard } from '@polynya/contract'
import type { Language } from '@polynya/i18n'
import type { LocalText } from './in-language.ts'
import { langOf } from './lang-of.ts'

type Names = Pick<
  SwimmerCard,
  'firstName' | 'lastName' | 'nativeFirstName' | 'nativePatronim' | 'nativeLastName'
>

export interface SwimmerName {
  /** For a reader of the page's language. */
  readonly main: LocalText
  /** The same name in the other script; null if there is only one. */
  readonly other: LocalText | null
  /** Two letters shown in place of a photo. */
  readonly initials: string
}

/**
 * Returns a swimmer's name for a reader of `language`: for Russian readers in Cyrillic, last name first as in
 * protocols; for others in Latin.
 */
export function swimmerName(swimmer: Names, language: Language): SwimmerName {
  const { firstName, lastName, nativeFirstName, nativePatronim, nativeLastName } = swimmer
  const latin = joined(firstName, lastName)
  const native = joined(nativeLastName, nativeFirstName, nativePatronim)
  const texts = {
    latin: { text: latin, lang: language === 'ru' ? ('en' as const) : undefined },
    native: { text: native, lang: langOf(native, language) },
  }
  const hasNative = native !== '' && native !== latin
  const isNativeFirst = language === 'ru' && langOf(native, 'en') === 'ru'
  const [first, last] = isNativeFirst ? [nativeFirstName, nativeLastName] : [firstName, lastName]
  return {
    main: isNativeFirst ? texts.native : texts.latin,
    other: isNativeFirst ? texts.latin : hasNative ? texts.native : null,
    initials: initial(first) + initial(last),
  }
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')
const initial = (name: string | null) => [...(name ?? '')][0] ?? ''
