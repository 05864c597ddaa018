import type { Client } from '@polynya/contract'
import { anEvent } from '../events/an-event.ts'
import { description } from '../events/description.ts'
import { eventFiles } from '../events/event-files.ts'
import { type PlannedEvent, plannedEvents } from '../events/plans.ts'
import type { ShowpieceName } from '../events/showcase.ts'
import type { Random } from '../random.ts'
import { inBatches } from './in-batches.ts'
import type { Telling } from './swimmers.ts'

/** IDs of the showcase events that exist in a world of this size. */
export type ShowcaseIds = Readonly<Partial<Record<ShowpieceName, number>>>

const AT_ONCE = 3

/** Super administrators create the events, administrators describe them, super administrators publish them. */
export async function holdEvents({ clients, random, size }: Telling, now: Date): Promise<ShowcaseIds> {
  const { superAdministrator, administrator } = clients
  const held: { id: number; plan: PlannedEvent }[] = []
  for (const plan of plannedEvents(now, size)) {
    const { id } = await superAdministrator.events.create({ body: anEvent(plan) })
    held.push({ id, plan })
  }
  await inBatches(held, AT_ONCE, async ({ id, plan }) => {
    if (plan.finish === 'complete') {
      await describe(administrator, id, plan)
      await uploadFiles(superAdministrator, { id, plan }, random.for(`event ${id}`))
    }
    if (plan.finish !== 'draft')
      await superAdministrator.events.update({ params: { id }, body: { public: true } })
  })
  return Object.fromEntries(held.flatMap(({ id, plan }) => (plan.showpiece ? [[plan.showpiece, id]] : [])))
}

async function describe(client: Client, id: number, plan: PlannedEvent) {
  const html = description(plan)
  for (const lang of ['ru', 'en'] as const) {
    await client.events.createDesc({ params: { id }, body: { lang, html: html[lang] } })
  }
}

async function uploadFiles(client: Client, { id, plan }: { id: number; plan: PlannedEvent }, random: Random) {
  for (const { type, file, nameEn } of await eventFiles(plan, anEvent(plan), random)) {
    const stored = await client.events.uploadFile({ params: { id, type }, body: { file } })
    if (nameEn) await client.events.updateDoc({ params: { id, file: stored.file }, body: { nameEn } })
  }
}
