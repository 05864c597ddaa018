/** Enters the swimmers of a file in an event, all or nothing. */

import type { EntryImport } from '@polynya/contract'
import { registrationCan } from '@polynya/domain'
import { administers } from '../../../access/caller.ts'
import type { Tx } from '../../../db/schema.ts'
import type { Deps } from '../../../deps.ts'
import { fail } from '../../../failure.ts'
import { registrationOf } from '../../events/record/event-view.ts'
import { entryContext } from '../../orders/entry-context.ts'
import { refuseUnlessOpen, visibleSelling } from '../../orders/selling.ts'
import { lockPlaces } from '../../places/places.store.ts'
import { byLine, MAX_FAULTS } from '../imports/faults.ts'
import type { FileEntries, FileStarter } from '../imports/file-starts.ts'
import { enteredPeople, type PeopleInput } from './entered-people.ts'
import { entriesPlan } from './entries-plan.ts'
import { swimmersOf } from './file-people.ts'
import { nameTeams, teamFinder } from './imported-teams.ts'
import { type PlacingInput, placeEntries, withPlaces } from './place-entries.ts'
import { storeSeedTimes } from './seed-times.ts'

export interface EntriesInput extends Omit<PeopleInput, 'place'>, Pick<PlacingInput, 'means'> {
  readonly file: FileEntries
  /** The city of new profiles without one in the file. */
  readonly city: string | null
}

/** Enters swimmers; the caller rolls back what is not to be stored. Fails with the reasons of `orders.create`. */
export async function importEntriesOf(tx: Tx, input: EntriesInput, deps: Deps): Promise<EntryImport> {
  const { call, eventId, file, dryRun, means } = input
  const { caller, at: now } = call
  const selling = await visibleSelling(tx, eventId, caller)
  if (!administers(caller, selling.region)) fail('no_access')
  // Outside of registration, swimmers are entered as at the venue.
  const onSpot = !registrationCan[registrationOf(selling, now).state].enter
  refuseUnlessOpen(selling, { caller, onSpot, now })
  await lockPlaces(
    tx,
    selling.programData.map(({ id }) => id),
    now,
  )
  const place = { region: selling.region, city: input.city }
  const people = await enteredPeople(tx, swimmersOf(file), { input: { ...input, place }, deps })
  const swimmers = [...new Set(people.rows.values())]
  const rowOf = (starter: FileStarter) => people.rows.get(starter)
  const plan = entriesPlan(file, {
    context: await entryContext(tx, { selling, swimmers, anyTime: onSpot, now }),
    ...{ rowOf, teamOf: await teamFinder(tx, selling, people.rows) },
  })
  const placing = { call, selling, onSpot, means }
  const placed = await withPlaces(tx, plan.swimmers, placing)
  const errors = [...file.errors, ...people.errors, ...plan.errors].toSorted(byLine)
  const stored =
    errors.length > 0
      ? { orders: [], changed: 0, warnings: [] }
      : await store(tx, { input, placing, placed: placed.swimmers, known: plan.known, rowOf }, deps)
  const warnings = [...people.warnings, ...plan.warnings, ...placed.warnings, ...stored.warnings]
  return {
    ...{ isStored: errors.length === 0 && !dryRun, onSpot },
    added: placed.swimmers.reduce((count, { entries }) => count + entries.length, 0),
    ...{ changed: stored.changed, known: plan.known.length - stored.changed, created: people.created },
    orders: dryRun ? [] : stored.orders,
    ...{ distances: plan.distances, starters: people.starters },
    warnings: warnings.toSorted(byLine).slice(0, MAX_FAULTS),
    errors: errors.slice(0, MAX_FAULTS),
  }
}

interface Storing {
  readonly input: EntriesInput
  readonly placing: PlacingInput
  readonly placed: Awaited<ReturnType<typeof withPlaces>>['swimmers']
  readonly known: ReturnType<typeof entriesPlan>['known']
  readonly rowOf: (starter: FileStarter) => ReturnType<Parameters<typeof nameTeams>[1]['rowOf']>
}

async function store(tx: Tx, { input, placing, placed, known, rowOf }: Storing, deps: Deps) {
  const { call, eventId } = input
  const orders = await placeEntries(tx, placed, { input: placing, deps })
  const members = await nameTeams(tx, { call, eventId, swimmers: placed, rowOf }, deps)
  const { changed, warnings } = await storeSeedTimes(tx, { call, eventId, known })
  return { orders, changed, warnings: [...members, ...warnings] }
}
