import type { Swimmer } from '@polynya/contract'
import { findDistCode } from '@polynya/domain'
import type { SwimmerStart } from '@polynya/ui'

/** Events that the swimmer entered; their results are not published yet. */
export const swimmerStarts = ({ regEventsInfo = [] }: Pick<Swimmer, 'regEventsInfo'>): SwimmerStart[] =>
  regEventsInfo.map(({ entries, ...event }) => ({
    ...event,
    entries: entries.flatMap(({ distCode }) => {
      const known = findDistCode(distCode)
      return known ? [{ distCode: known, timeCs: null, place: null }] : []
    }),
  }))
