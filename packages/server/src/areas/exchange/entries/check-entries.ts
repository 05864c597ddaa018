/** Imports of entries: the swimmers of a file are entered in an event as administrators enter them, all or nothing. */

import type { EntryImport } from '@polynya/contract'
import { hasVenueFee, isOpenState } from '@polynya/domain'
import { administers } from '../../../access/caller.ts'
import type { Db, Tx } from '../../../db/schema.ts'
import type { Deps } from '../../../deps.ts'
import { fail } from '../../../failure.ts'
import { registrationOf } from '../../events/record/event-view.ts'
import { entryContext } from '../../orders/entry-context.ts'
import { refuseUnlessOpen, visibleSelling } from '../../orders/selling.ts'
import { lockPlaces } from '../../places/places.store.ts'
import { byLine, MAX_FAULTS } from '../imports/faults.ts'
import { entriesOfFile } from '../imports/file-kinds.ts'
import type { FileEntries, FileStarter } from '../imports/file-starts.ts'
import type { ImportCall } from '../tasks/import-call.ts'
import type { CheckImport, ImportWork } from '../tasks/import-work.ts'
import { type CheckedPeople, checkPeople, enterPeople } from './entered-people.ts'
import { entriesPlan } from './entries-plan.ts'
import { swimmersOf } from './file-people.ts'
import { nameTeams, teamFinder } from './imported-teams.ts'
import { type PlacingInput, placeEntries, withPlaces } from './place-entries.ts'
import { storeSeedTimes } from './seed-times.ts'

/** Returns an event in which an administrator may enter swimmers now. Fails with the reasons of `orders.create`. */
export async function sellingToImport(
  db: Db,
  eventId: number,
  { caller, at: now }: Pick<ImportCall, 'caller' | 'at'>,
) {
  const selling = await visibleSelling(db, eventId, caller)
  if (!administers(caller, selling.region)) fail('no_access')
  const { state } = registrationOf(selling, now)
  // Outside of registration, swimmers are entered as at the venue.
  const onSpot = !isOpenState(state)
  refuseUnlessOpen(selling, { caller, onSpot, now })
  return { selling, onSpot, isVenueFee: onSpot && hasVenueFee(state) }
}

/** Finds the swimmers of a file, and checks the profiles of new ones. */
export const checkEntries: CheckImport = async (work, deps) => {
  const { eventId, call, options, progress } = work
  const { selling } = await sellingToImport(deps.db, eventId, call)
  const file = entriesOfFile(work.bytes)
  const { createProfiles = false, city = null } = options
  const place = { region: selling.region, city }
  const people = await checkPeople(deps.db, swimmersOf(file), {
    options: { createProfiles, place, progress },
    deps,
  })
  return (tx) => enter(tx, { work, file, people }, deps)
}

interface CheckedEntries {
  readonly work: ImportWork
  readonly file: FileEntries
  readonly people: CheckedPeople
}

async function enter(tx: Tx, { work, file, people }: CheckedEntries, deps: Deps): Promise<EntryImport> {
  const { eventId, call, dryRun, options } = work
  const { at: now } = call
  const { selling, onSpot, isVenueFee } = await sellingToImport(tx, eventId, call)
  await lockPlaces(
    tx,
    selling.programData.map(({ id }) => id),
    now,
  )
  const { rows, created } = await enterPeople(tx, people, { call, eventId, dryRun })
  const swimmers = [...new Set(rows.values())]
  const rowOf = (starter: FileStarter) => rows.get(starter)
  const plan = entriesPlan(file, {
    context: await entryContext(tx, { selling, swimmers, anyTime: onSpot, now }),
    ...{ rowOf, teamOf: await teamFinder(tx, selling, rows) },
  })
  const placing = { call, selling, onSpot, means: options.means ?? null }
  const placed = await withPlaces(tx, plan.swimmers, placing)
  const errors = [...file.errors, ...people.errors, ...plan.errors].toSorted(byLine)
  const stored =
    errors.length > 0
      ? { orders: [], changed: 0, warnings: [] }
      : await store(tx, { placing, placed: placed.swimmers, known: plan.known, rowOf }, deps)
  const warnings = [
    ...file.withdrawn,
    ...people.warnings,
    ...plan.warnings,
    ...placed.warnings,
    ...stored.warnings,
  ]
  return {
    ...{ isStored: errors.length === 0 && !dryRun, onSpot: isVenueFee },
    added: placed.swimmers.reduce((count, { entries }) => count + entries.length, 0),
    ...{ changed: stored.changed, known: plan.known.length - stored.changed, created },
    orders: dryRun ? [] : stored.orders,
    ...{ distances: plan.distances, starters: people.starters },
    warnings: warnings.toSorted(byLine).slice(0, MAX_FAULTS),
    errors: errors.slice(0, MAX_FAULTS),
  }
}

interface Storing {
  readonly placing: PlacingInput
  readonly placed: Awaited<ReturnType<typeof withPlaces>>['swimmers']
  readonly known: ReturnType<typeof entriesPlan>['known']
  readonly rowOf: (starter: FileStarter) => ReturnType<Parameters<typeof nameTeams>[1]['rowOf']>
}

async function store(tx: Tx, { placing, placed, known, rowOf }: Storing, deps: Deps) {
  const { call, selling } = placing
  const orders = await placeEntries(tx, placed, { input: placing, deps })
  const members = await nameTeams(tx, { call, eventId: selling.id, swimmers: placed, rowOf }, deps)
  const { changed, warnings } = await storeSeedTimes(tx, { call, eventId: selling.id, known })
  return { orders, changed, warnings: [...members, ...warnings] }
}
