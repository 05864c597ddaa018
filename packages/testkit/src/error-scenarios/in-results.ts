import type { Client } from '@polynya/contract'
import type { ErrorScenario, ScenarioContext } from './error-scenarios.ts'
import { basketOf } from './in-orders.ts'

/** A distance of Baikal Ice with two starters or more and without results, as its administrator sees it. */
async function unrecorded({ federation: { clients, events } }: ScenarioContext) {
  const { administrator } = clients
  const eventId = events.goingOn ?? 0
  const { lists } = await administrator.results.desk({ params: { eventId } })
  const list = lists.findLast(({ recorded, starters }) => recorded === 0 && starters > 1)
  const params = { eventId, distanceId: list?.distanceId ?? 0 }
  const { lanes } = await administrator.results.list({ params })
  return { administrator, params, entryId: lanes[0]?.starter.entryId ?? 0 }
}

/** Records a result, attempts something, and removes the result. */
async function withResult(
  context: ScenarioContext,
  attempt: (found: Awaited<ReturnType<typeof unrecorded>>) => Promise<unknown>,
) {
  const found = await unrecorded(context)
  const { administrator, params, entryId } = found
  const record = (status: 'DNS' | null, version: number) =>
    administrator.results.record({ params, body: { results: [{ entryId, version, status }] } })
  await record('DNS', 0)
  try {
    return await attempt(found)
  } finally {
    await record(null, 1)
  }
}

/** Imports a record of the oldest men, attempts something, and deletes it. */
async function withImported(
  client: Client,
  [date, time]: readonly [date: string, time: string],
  attempt: (params: { readonly id: number }) => Promise<unknown>,
) {
  const scope = { distCode: '1000FR', gender: 1, ageGroup: 'J2' } as const
  const lines = ['kind,distance,gender,ageGroup,date,time,lastName', `GWR,1000FR,1,J2,${date},${time},Sample`]
  await client.records.importFile({ body: { file: new File([lines.join('\n')], 'records.csv') } })
  const { records } = await client.records.history({ query: scope })
  const params = { id: records.find((each) => each.date === date)?.id ?? 0 }
  try {
    return await attempt(params)
  } finally {
    await client.records.remove({ params })
  }
}

export const RESULTS_SCENARIOS = {
  distance_has_results: {
    who: 'administrator',
    steps: 'Record a result of the last distance of Baikal Ice at its results desk, then seed the distance',
    outcome: 'Refused: starters of a distance with results keep their heats and lanes',
    attempt: (context) =>
      withResult(context, ({ administrator, params: { eventId: id, distanceId } }) =>
        administrator.events.seedPrestart({ params: { id }, body: { distanceId } }),
      ),
  },
  merge_two_results: {
    who: 'administrator',
    steps: 'Merge the profiles of two swimmers who have results on one distance, by POST without resultsOf',
    outcome: 'Refused until a result is chosen for each distance; the page requires the choices',
    async attempt({ federation: { clients, events } }) {
      const { administrator } = clients
      const params = { eventId: events.goingOn ?? 0 }
      const { lists } = await administrator.results.desk({ params })
      const list = lists.find(({ recorded }) => recorded > 1)
      const at = { ...params, distanceId: list?.distanceId ?? 0 }
      const { lanes } = await administrator.results.list({ params: at })
      const profiles = await Promise.all(
        lanes
          .filter(({ result }) => result)
          .map(({ starter }) => administrator.swimmers.viewIwsaid({ params: { id: starter.iwsaid } })),
      )
      const [survivor, loser] = profiles
        .filter(({ link }) => link === 'orphan')
        .map(({ id, updatedAt = '' }) => ({ id, updatedAt }))
      if (!survivor || !loser) throw new Error('No two swimmers without an account have results')
      return administrator.swimmers.merge({ body: { survivor, loser, take: [] } })
    },
  },
  merge_two_teams: {
    who: 'administrator',
    steps:
      'Order the relay of the Tyumen Cup for the second swimmer of the captain, then merge the profiles of both swimmers',
    outcome: 'Refused until the entry of one team is cancelled: a team is its members’ too',
    async attempt(context) {
      const { captain, administrator } = context.federation.clients
      const { captainHimself, paraswimmer } = context.federation.swimmers
      const relay = { event: 'open', client: captain, gender: 1, code: '4x25FR' } as const
      const basket = await basketOf(context, { ...relay, swimmerId: paraswimmer })
      const order = await captain.orders.create({ body: basket })
      const seen = async (id: number) => {
        const { updatedAt = '' } = await administrator.swimmers.get({ params: { id } })
        return { id, updatedAt }
      }
      const [survivor, loser] = [await seen(captainHimself), await seen(paraswimmer)]
      try {
        return await administrator.swimmers.merge({ body: { survivor, loser, take: [] } })
      } finally {
        await captain.orders.remove({ params: { id: order.id } })
      }
    },
  },
  record_not_found: {
    who: 'superAdministrator',
    steps:
      'Open /records in two tabs, correct the result of a tentative record at its desk in one, and approve the record in the other',
    outcome: 'Refused: the record was withdrawn with the result',
    attempt: ({ federation: { clients } }) =>
      clients.superAdministrator.records.decide({ params: { id: 999_999 }, body: { state: 'approved' } }),
  },
  consistency_run_not_found: {
    who: 'superAdministrator',
    steps: 'Request a data check that does not exist: GET /api/v1/admin/consistency/999999',
    outcome: 'A 404',
    attempt: ({ federation: { clients } }) =>
      clients.superAdministrator.consistency.get({ params: { id: 999_999 } }),
  },
  record_beaten: {
    who: 'superAdministrator',
    steps:
      'Import a record of a group without one at /records, decline it in its history, import a faster one of the year before, and approve the first one',
    outcome: 'Refused: the time sets no record any more and remains declined',
    attempt({ federation: { clients } }) {
      const client = clients.superAdministrator
      return withImported(client, ['2002-01-20', '20:00.00'], async (params) => {
        const note = 'No protocol was found'
        await client.records.decide({ params, body: { state: 'declined', note } })
        return withImported(client, ['2001-01-20', '19:00.00'], () =>
          client.records.decide({ params, body: { state: 'approved' } }),
        )
      })
    },
  },
  record_of_result: {
    who: 'superAdministrator',
    steps: 'Delete a record that a result of the demo set: DELETE /api/v1/records/<its id>',
    outcome:
      'Refused: a result is corrected, or its record declined; the page offers to delete imported records only',
    async attempt({ federation: { clients }, visitor }) {
      const { records } = await visitor.records.list({ query: { sort: 'date', limit: 100 } })
      const ofResult = records.find(({ importedAt }) => importedAt === null)
      return clients.superAdministrator.records.remove({ params: { id: ofResult?.id ?? 0 } })
    },
  },
  norm_year_not_found: {
    who: 'visitor',
    steps: 'Request the rank norms of a year without any: GET /api/v1/rank-norms/1950',
    outcome: 'A 404',
    attempt: ({ visitor }) => visitor.rankNorms.get({ params: { year: 1950 } }),
  },
  series_not_found: {
    who: 'visitor',
    steps: 'Request a series that does not exist: GET /api/v1/series/999999',
    outcome: 'A 404',
    attempt: ({ visitor }) => visitor.series.get({ params: { id: 999_999 } }),
  },
  results_conflict: {
    who: 'administrator',
    steps: 'Open the results desk of Baikal Ice in two tabs and record different times of one lane in both',
    outcome: 'The slower desk shows both results, and nothing of its batch is stored',
    async attempt(context) {
      const { administrator, params, entryId } = await unrecorded(context)
      const body = { results: [{ entryId, version: 9, status: 'DNS' as const }] }
      return administrator.results.record({ params, body })
    },
  },
  results_locked: {
    who: 'administrator',
    steps: 'Lock the results of a distance of Baikal Ice, then record one',
    outcome: 'Refused until the results are unlocked',
    async attempt(context) {
      const { administrator, params, entryId } = await unrecorded(context)
      await administrator.results.lock({ params, body: { isLocked: true } })
      try {
        const body = { results: [{ entryId, version: 0, status: 'DNS' as const }] }
        return await administrator.results.record({ params, body })
      } finally {
        await administrator.results.lock({ params, body: { isLocked: false } })
      }
    },
  },
  results_invalid: {
    who: 'administrator',
    steps: 'Publish the results of a distance of Baikal Ice that has none',
    outcome: 'Refused: the dialog lists the errors',
    async attempt(context) {
      const { administrator, params } = await unrecorded(context)
      return administrator.results.publish({ params, body: { state: 'preliminary' } })
    },
  },
  nothing_to_publish: {
    who: 'administrator',
    steps:
      'Publish all distances of the Tyumen Cup, which has no results yet: POST /api/v1/results/publish/{id}',
    outcome: 'Refused until a distance has results',
    attempt: ({ federation: { clients, events } }) =>
      clients.administrator.results.publishEvent({
        params: { eventId: events.open ?? 0 },
        body: { state: 'official' },
      }),
  },
  results_unconfirmed: {
    who: 'administrator',
    steps: 'Publish the results of a distance of Baikal Ice while starters have none',
    outcome: 'Refused until the warnings, which the dialog lists, are confirmed',
    attempt: (context) =>
      withResult(context, ({ administrator, params }) =>
        administrator.results.publish({ params, body: { state: 'preliminary' } }),
      ),
  },
} as const satisfies Record<string, ErrorScenario>
