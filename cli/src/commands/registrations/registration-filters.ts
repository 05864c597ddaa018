import type { Event } from '@polynya/contract'
import { given } from '../../calls/take.ts'
import type { Context } from '../../context/context.ts'
import type { Input } from '../../definitions/commands.ts'
import { distanceOf, distancesOf } from '../events/distance-of.ts'

type Filters = Pick<
  Input<'registrations export'>,
  'distance' | 'entry' | 'paid' | 'checkedIn' | 'admissions' | 'group' | 'region' | 'search'
>

/** The flags that select registrations, as the query of a call. */
export const registrationFilters = (context: Context, event: Event, flags: Filters) =>
  given({
    distanceId:
      flags.distance === undefined
        ? undefined
        : distanceOf(context, distancesOf(event), flags.distance).distanceId,
    state: flags.entry,
    isPaid: flags.paid && flags.paid === 'yes',
    checkedIn: flags.checkedIn && flags.checkedIn === 'yes',
    admissions: flags.admissions,
    ageGroup: flags.group,
    region: flags.region,
    search: flags.search,
  })
