import type { Event } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'

type Programme = Pick<Event, 'programData'>

/** A distance of the programme of an event. */
export type ProgrammeDistance = Event['programData'][number]['children'][number]

export const distancesOf = ({ programData }: Programme): ProgrammeDistance[] =>
  programData.flatMap(({ children }) => children)

/** A distance as the user names it: `50BR`, or its ID where men and women swim it apart. */
export function distanceOf({ t }: Pick<Context, 't'>, event: Programme, text: string): ProgrammeDistance {
  const all = distancesOf(event)
  const found = all.filter(({ id, distCode }) => String(id) === text || distCode === text.toUpperCase())
  const [first, ...others] = found
  if (!first) {
    const known = [...new Set(all.map(({ distCode }) => distCode))].join(', ')
    throw new Stop('usage', t('cli:noDistance', { text, known }))
  }
  if (others.length === 0) return first
  const ids = found.map(({ id, gender }) => `${id} (${t(`sport:genders.${GENDERS[gender]}`)})`).join(', ')
  throw new Stop('usage', t('cli:manyDistances', { text, ids }))
}

const GENDERS = ['all', 'men', 'women'] as const
