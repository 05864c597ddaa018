import { addDays } from '@polynya/domain'
import { distanceFor } from '../stories/baskets.ts'
import type { ErrorScenario, ScenarioContext } from './error-scenarios.ts'

/** A locked distance of Baikal Ice, as its administrator sees it. */
async function lockedDistance({ federation: { clients, events } }: ScenarioContext) {
  const { administrator } = clients
  const id = events.goingOn ?? 0
  const { lists } = await administrator.events.prestartLists({ params: { id } })
  const distanceId = lists.find(({ isLocked }) => isLocked)?.distanceId ?? 0
  return { administrator, id, distanceId }
}

/** Assigns an entrant of a seeded distance to an occupied lane. */
async function takeLane({ federation: { clients, events, swimmers } }: ScenarioContext) {
  const { administrator, guardian } = clients
  const id = events.openFree ?? 0
  const distanceId = distanceFor(await guardian.events.get({ params: { id } }), 2, '25FR')
  await administrator.events.seedPrestart({ params: { id }, body: { distanceId } })
  const entries = [{ distanceId }]
  const body = { eventId: id, swimmers: [{ swimmerId: swimmers.daughter, entries }] }
  const { orderContent } = await guardian.orders.create({ body })
  const entryId = orderContent[0]?.entries[0]?.id ?? 0
  const { lists } = await administrator.events.prestart({ params: { id }, query: { distanceId } })
  const [heat] = lists[0]?.heats ?? []
  const { lane = 0 } = heat?.lanes[0] ?? {}
  return administrator.events.movePrestart({
    params: { id, distanceId },
    body: { entryId, heat: heat?.heat ?? 1, lane },
  })
}

/** Narrows the pool of a seeded event to the lanes of one heat and merges another one into it; restores the rules. */
async function mergeFullHeats({ federation: { clients, events } }: ScenarioContext) {
  const { administrator } = clients
  const params = { id: events.open ?? 0 }
  const { event } = await administrator.events.listRules({ params })
  await administrator.events.updateListRules({ params, body: { rules: { lanes: { first: 1, last: 2 } } } })
  try {
    await administrator.events.seedPrestart({ params, body: {} })
    const { lists } = await administrator.events.prestart({ params })
    const list = lists.find(({ heats, pool }) => pool && heats.length > 1)
    const { distanceId = 0, heats = [] } = list ?? {}
    return await administrator.events.mergePrestart({
      params: { ...params, distanceId },
      body: { heat: 1, into: { distanceId, heat: heats.length } },
    })
  } finally {
    await administrator.events.updateListRules({ params, body: { rules: event.rules } })
  }
}

/** Seeds Siberian Ice Hole with heats apart by age group, after its groups were edited; restores its settings. */
async function seedOutdatedGroups({ federation: { clients, events } }: ScenarioContext) {
  const { superAdministrator, administrator } = clients
  const params = { id: events.openFree ?? 0 }
  const { ageGroups, listSettings } = await administrator.events.get({ params })
  const edited = [{ code: 'all', minAge: 11, maxAge: null }]
  const apart = { ...listSettings, mixAgeGroups: false }
  await superAdministrator.events.update({ params, body: { ageGroups: edited, listSettings: apart } })
  try {
    return await administrator.events.seedPrestart({ params, body: {} })
  } finally {
    await superAdministrator.events.update({ params, body: { ageGroups, listSettings } })
  }
}

/** The guardian changes a declared time of the Tyumen Cup after the event's deadline; restores the deadline. */
async function changeSeedTimeLate({ today, federation: { clients, events } }: ScenarioContext) {
  const { superAdministrator, guardian } = clients
  const params = { id: events.open ?? 0 }
  const { entryRules } = await superAdministrator.events.get({ params })
  const { unpaid, swimmers } = await guardian.events.userInEvent({ params })
  const entryId = swimmers[0]?.entries[0]?.id ?? 0
  const changeUntil = `${addDays(today, -2)}T12:00:00Z`
  await superAdministrator.events.update({ params, body: { entryRules: { ...entryRules, changeUntil } } })
  try {
    return await guardian.orders.updatePrestartlist({
      params: { id: unpaid[0] ?? 0 },
      body: { entries: [{ entryId, seedTime: '00:41.50' }] },
    })
  } finally {
    await superAdministrator.events.update({ params, body: { entryRules } })
  }
}

export const START_LISTS_SCENARIOS = {
  prestart_not_found: {
    who: 'visitor',
    steps: 'Request the pre-start lists of the Minsk Cup: GET /api/v1/events/prestart/{id}',
    outcome: '"Pre-start list not found": nothing has been seeded',
    attempt: ({ visitor, federation: { events } }) =>
      visitor.events.prestart({ params: { id: events.bare ?? 0 } }),
  },
  start_list_locked: {
    who: 'administrator',
    steps: 'Seed the first distance of Baikal Ice, whose start list is locked',
    outcome: 'Refused until the list is unlocked',
    async attempt(context) {
      const { administrator, id, distanceId } = await lockedDistance(context)
      return administrator.events.seedPrestart({ params: { id }, body: { distanceId } })
    },
  },
  seed_times_closed: {
    who: 'guardian',
    steps:
      'As the super administrator set the deadline of seed times of the Tyumen Cup to yesterday; change a seed time in your order',
    outcome:
      'Refused with the advice to contact an administrator, who can change it until the list is locked',
    attempt: changeSeedTimeLate,
  },
  age_groups_outdated: {
    who: 'administrator',
    steps:
      'As the super administrator keep age groups apart in heats of the Siberian Ice Hole and edit its age groups; seed it',
    outcome: 'Refused until the groups of the registered swimmers are recalculated',
    attempt: seedOutdatedGroups,
  },
  lane_taken: {
    who: 'administrator',
    steps: 'Put a late entry of Baikal Ice on an occupied lane',
    outcome: 'Refused: only a free lane can be assigned, and only to an entrant without a lane',
    attempt: takeLane,
  },
  lanes_missing: {
    who: 'administrator',
    steps: 'In the lists of the Tyumen Cup merge a heat into one whose free lanes are fewer',
    outcome: 'Refused: the starters of both heats must have lanes',
    attempt: mergeFullHeats,
  },
} as const satisfies Record<string, ErrorScenario>
