/** The tag of each widget with data of the demo federation. */

import { inject } from 'vitest'
import { CALENDAR } from './widgets-host.ts'

async function read<Data>(path: string): Promise<Data> {
  const answer = await fetch(`${inject('address')}/api/v1${path}`)
  return ((await answer.json()) as { data: Data }).data
}

export async function aSwimmer(): Promise<string> {
  return (await read<{ swimmer: { iwsaid: string } }>('/swimmers/featured')).swimmer.iwsaid
}

/** An event with published results, and a swimmer who has one there. */
export async function aResult() {
  const { rankings } = await read<{ rankings: { iwsaid: string; event: { id: number; name: string } }[] }>(
    '/rankings?distCode=25FR&gender=2',
  )
  const [first] = rankings
  if (!first) throw new Error('The demo federation has results')
  return { event: first.event, iwsaid: first.iwsaid }
}

export const TAGS: Readonly<Record<string, () => Promise<string>>> = {
  'polynya-event-calendar': async () => CALENDAR,
  'polynya-live-results': async () =>
    `<polynya-live-results event="${(await aResult()).event.id}" limit="20"></polynya-live-results>`,
  'polynya-rankings': async () => '<polynya-rankings distance="25FR" limit="10"></polynya-rankings>',
  'polynya-records': async () => '<polynya-records age-group="all" limit="10"></polynya-records>',
  'polynya-results': async () => {
    const { event, iwsaid } = await aResult()
    return `<polynya-results event="${event.id}" limit="20" highlight="${iwsaid}"></polynya-results>`
  },
  'polynya-swimmer-card': async () =>
    `<polynya-swimmer-card swimmer="${await aSwimmer()}"></polynya-swimmer-card>`,
}
