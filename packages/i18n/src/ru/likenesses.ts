import type { CandidatePair } from '@polynya/contract'

/** Why two profiles may be one person. */
export const likenesses = {
  native_spelling: 'То\xa0же имя в\xa0другом написании',
  swapped_names: 'Имя и\xa0фамилия переставлены',
  transliteration: 'Другая транслитерация',
  one_letter: 'Отличие в\xa0одной букве',
  birth_date_typo: 'Опечатка в\xa0дате рождения',
} satisfies Record<CandidatePair['likeness'], string>
