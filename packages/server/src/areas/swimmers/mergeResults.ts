import { formatRaceTime } from '@polynya/domain'
import { administers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { listDoubles } from '../results/merged-results.store.ts'
import { visibleSwimmer } from './profile/visible-swimmer.ts'

export const mergeResults: Handler<'swimmers.mergeResults'> = async ({ query, caller }, { db }) => {
  for (const id of [query.oneId, query.otherId]) {
    const { region } = await visibleSwimmer(db, id, caller)
    if (!administers(caller, region)) fail('no_access')
  }
  const rows = await listDoubles(db, query.oneId, query.otherId)
  return {
    doubles: rows.map(({ oneStatus, oneTime, otherStatus, otherTime, ...distance }) => ({
      ...distance,
      one: { status: oneStatus, finalTime: timeOf(oneTime) },
      other: { status: otherStatus, finalTime: timeOf(otherTime) },
    })),
  }
}

const timeOf = (timeCs: number | null) => (timeCs === null ? null : formatRaceTime(timeCs))
