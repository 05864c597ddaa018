import type { Swimmer } from '@polynya/contract'
import { findDistCode } from '@polynya/domain'
import type { SwimmerStart } from '@polynya/ui'

/** The events that somebody entered; how they swam there is not published yet. */
export const swimmerStarts = ({ regEventsInfo = [] }: Pick<Swimmer, 'regEventsInfo'>): SwimmerStart[] =>
  regEventsInfo.map(({ entries, ...event }) => ({
    ...event,
    entries: entries.flatMap(({ distCode }) => {
      const known = findDistCode(distCode)
      return known ? [{ distCode: known, timeCs: null, place: null }] : []
    }),
  }))
