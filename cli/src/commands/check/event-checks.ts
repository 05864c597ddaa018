import { isApiError } from '@polynya/sdk/light'
import { inBatches } from '../../calls/batches.ts'
import { type Checked, type Finding, finding } from './finding.ts'

/** A check of many events takes a while: one that is deleted meanwhile has no findings. */
const unlessDeleted =
  <Input, Found>(find: (input: Input) => Promise<Found[]>) =>
  (input: Input): Promise<Found[]> =>
    find(input).catch((problem: unknown) => {
      if (isApiError(problem) && problem.status === 404) return []
      throw problem
    })

/** Published events without a document. */
export async function documents({ client, events, concurrency }: Checked): Promise<Finding[]> {
  const published = events.filter((event) => event.public)
  const found = await inBatches(
    published,
    concurrency,
    unlessDeleted(async (event) => {
      const { files } = await client.events.listDocs({ params: { id: event.id } })
      return files.length === 0 ? [finding('documents', { event })] : []
    }),
  )
  return found.flat()
}

/** Registrations whose admission documents wait for a decision. */
export async function admissions({ client, events, concurrency }: Checked): Promise<Finding[]> {
  const found = await inBatches(
    events,
    concurrency,
    unlessDeleted(async (event) => {
      const query = { admissions: 'pending', limit: 1 } as const
      const { total } = await client.events.registrations({ params: { id: event.id }, query })
      return total > 0 ? [finding('admissions', { event, count: total })] : []
    }),
  )
  return found.flat()
}

/** Errors that block publishing results, such as a result without an entry, by distance. */
export async function results({ client, events, concurrency }: Checked): Promise<Finding[]> {
  const desks = await inBatches(
    events,
    concurrency,
    unlessDeleted(async (event) => {
      const { lists } = await client.results.desk({ params: { eventId: event.id } })
      return lists.filter(({ recorded }) => recorded > 0).map((list) => ({ event, list }))
    }),
  )
  const found = await inBatches(
    desks.flat(),
    concurrency,
    unlessDeleted(async ({ event, list }) => {
      const { distanceId, distCode } = list
      const { errors } = await client.results.check({ params: { eventId: event.id, distanceId } })
      const kinds = [...new Set(errors.map(({ check }) => check))]
      return kinds.map((kind) =>
        finding('results', {
          error: kind,
          event,
          id: distanceId,
          name: distCode,
          count: errors.filter(({ check }) => check === kind).length,
        }),
      )
    }),
  )
  return found.flat()
}
