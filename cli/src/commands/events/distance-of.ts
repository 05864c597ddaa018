import type { Event, EventRegistration } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'

type Gender = EventRegistration['entries'][number]['gender']

/** A distance of an event, as its programme and its start lists name it. */
interface Named {
  readonly distanceId: number
  readonly distCode: string
  readonly gender: Gender
}

export const distancesOf = ({ programData }: Pick<Event, 'programData'>): Named[] =>
  programData.flatMap(({ children }) => children).map(({ id, ...rest }) => ({ distanceId: id, ...rest }))

/** A distance as the user names it: `50BR`, or its ID where men and women swim it apart. */
export function distanceOf<Distance extends Named>(
  { t }: Pick<Context, 't'>,
  all: readonly Distance[],
  text: string,
): Distance {
  const found = all.filter(
    ({ distanceId, distCode }) => String(distanceId) === text || distCode === text.toUpperCase(),
  )
  const [first, ...others] = found
  if (!first) {
    const known = [...new Set(all.map(({ distCode }) => distCode))].join(', ')
    throw new Stop('notFound', t('cli:noDistance', { text, known }))
  }
  if (others.length === 0) return first
  const ids = found.map(({ distanceId, gender }) => `${distanceId} (${genderText(t, gender)})`).join(', ')
  throw new Stop('usage', t('cli:manyDistances', { text, ids }))
}

const GENDERS = ['all', 'men', 'women'] as const

export const genderText = (t: Context['t'], gender: Gender) => t(`sport:genders.${GENDERS[gender]}`)

/** A distance in a sentence: «50BR, women». */
export const distanceText = (t: Context['t'], { distCode, gender }: Omit<Named, 'distanceId'>) =>
  `${distCode}, ${genderText(t, gender)}`
