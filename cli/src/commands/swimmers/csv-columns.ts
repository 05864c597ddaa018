/** Columns of a swimmer table: names in the contract, in English and in Russian. */

import type { SwimmerCreate } from '@polynya/contract'
import { partsOfName, toLatin, writtenDate } from '@polynya/domain'

type Read = (text: string) => unknown

interface Column {
  /** Path of the value in a swimmer. */
  readonly path: readonly string[]
  readonly names: readonly string[]
  readonly read: Read
}

const asText: Read = (text) => text
const asDate: Read = writtenDate
const GENDERS: Readonly<Record<string, 1 | 2>> = {
  '1': 1,
  m: 1,
  male: 1,
  м: 1,
  муж: 1,
  '2': 2,
  f: 2,
  w: 2,
  female: 2,
  ж: 2,
  жен: 2,
}
const asGender: Read = (text) => GENDERS[text.toLowerCase().replace(/\.$/, '')] ?? text
const asYesNo: Read = (text) => /^(1|true|yes|да|\+)$/i.test(text)

const column = (path: string, names: readonly string[], read: Read = asText): Column => ({
  path: path.split('.'),
  names: [path.split('.').at(-1) ?? '', ...names],
  read,
})

export const COLUMNS: readonly Column[] = [
  column('iwsaid', ['id', 'registry id', 'рег. номер', 'регистрационный номер']),
  column('lastName', ['last name', 'фамилия латиницей']),
  column('firstName', ['first name', 'имя латиницей']),
  column('nativeLastName', ['native last name', 'фамилия']),
  column('nativeFirstName', ['native first name', 'имя']),
  column('nativePatronim', ['patronymic', 'отчество']),
  column('fullName', ['full name', 'фио', 'ф.и.о.', 'фамилия, имя, отчество', 'фамилия имя отчество']),
  column('gender', ['sex', 'пол'], asGender),
  column('dob', ['birth date', 'дата рождения'], asDate),
  column('isParaswimmer', ['para', 'парапловец'], asYesNo),
  column('underEmail', ['email', 'почта']),
  column('swimmerInfo.country', ['страна']),
  column('swimmerInfo.regionCode', ['region', 'регион']),
  column('swimmerInfo.city', ['город']),
  column('swimmerInfo.club', ['клуб']),
  column('swimmerInfo.about', ['о себе']),
  column('swimmerInfo.phone', ['телефон']),
  column('swimmerInfo.vk', []),
  column('swimmerInfo.fb', []),
  column('sportRankData.sportRank', ['rank', 'разряд']),
  column('sportRankData.validFrom', ['rank date', 'дата разряда'], asDate),
]

/** Returns the column with a title, if any. */
export function columnOf(title: string): Column | undefined {
  const name = title.trim().toLowerCase()
  return COLUMNS.find(({ names }) => names.some((each) => each.toLowerCase() === name))
}

/** Builds a swimmer from the cells of a row; empty cells are omitted. */
export function swimmerOf(cells: readonly (readonly [Column, string])[]): SwimmerCreate {
  const swimmer: Record<string, unknown> = {
    orphan: true,
    swimmerInfo: { country: 'RU', regionCode: null },
    sportRankData: { sportRank: 'none', validFrom: null },
  }
  for (const [{ path, read }, given] of cells) {
    const text = given.trim()
    if (text === '') continue
    if (path[0] === 'fullName') Object.assign(swimmer, namesOf(text))
    else assign(swimmer, path, read(text))
  }
  swimmer.lastName ??= inLatin(swimmer.nativeLastName)
  swimmer.firstName ??= inLatin(swimmer.nativeFirstName)
  return swimmer as SwimmerCreate
}

/** The names of a cell in the fields of their letters. */
function namesOf(fullName: string) {
  const { last, first, patronymic } = partsOfName(fullName)
  if (!/\p{Script=Cyrillic}/u.test(fullName)) return { lastName: last, firstName: first }
  return {
    nativeLastName: last,
    nativeFirstName: first,
    ...(patronymic !== null && { nativePatronim: patronymic }),
  }
}

/** Transliterates a Cyrillic name as in travel documents. */
const inLatin = (name: unknown) => (typeof name === 'string' ? toLatin(name) : undefined)

function assign(target: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: unknown) {
  if (rest.length === 0) target[first] = value
  else assign(target[first] as Record<string, unknown>, rest, value)
}
