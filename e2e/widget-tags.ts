/** The tag of each widget with data of the demo federation. */

import { inject } from 'vitest'
import { resultOf, swimmerOf } from './widget-data.ts'
import { CALENDAR } from './widgets-host.ts'

export const aSwimmer = () => swimmerOf(inject('address'))
export const aResult = () => resultOf(inject('address'))

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
