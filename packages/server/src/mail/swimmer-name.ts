import type { Language } from '@polynya/contract'

/** The columns of a swimmer's name that e-mails show. */
export interface SwimmerNames {
  readonly first_name: string
  readonly last_name: string
  readonly native_first_name: string | null
  readonly native_last_name: string | null
}

/** Returns the name of a swimmer as e-mails in a language show it: in Russian the native one. */
export function swimmerName(swimmer: SwimmerNames, language: Language): string {
  const { first_name, last_name, native_first_name, native_last_name } = swimmer
  const isNative = language === 'ru'
  return `${(isNative && native_first_name) || first_name} ${(isNative && native_last_name) || last_name}`
}
