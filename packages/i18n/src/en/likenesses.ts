import type { Translated } from '../catalogue.ts'
import type { likenesses as original } from '../ru/likenesses.ts'

export const likenesses = {
  native_spelling: 'The same name in another spelling',
  swapped_names: 'First and last name swapped',
  transliteration: 'Another transliteration',
  one_letter: 'One letter differs',
  birth_date_typo: 'A typo in the birth date',
} satisfies Translated<typeof original>
