import type { EventRegistration } from '@polynya/contract'
import { isActiveEntry } from '@polynya/domain'
import { given, pageFor, take } from '../../calls/take.ts'
import type { Context } from '../../context/context.ts'
import { type Column, rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { momentsIn } from '../../terminal/moments.ts'
import { nameOf } from '../swimmers/swimmer-table.ts'
import { registrationFilters } from './registration-filters.ts'

export const run: Run<'registrations list'> = async (context, input) => {
  const { sort, order, limit } = input
  const params = { id: numberOf(context, input.event) }
  const client = await context.client()
  const event = await client.events.get({ params })
  const query = {
    ...registrationFilters(context, event, input),
    ...given({ sort, order, limit: pageFor(limit) }),
  }
  const found = take<EventRegistration>(client.events.registrations.items({ params, query }), limit)
  return rows(found, columnsIn(context, event.timeZone), context.t('cli:noRegistrations'))
}

const columnsIn = (context: Context, timeZone: string): Column<EventRegistration>[] => {
  const { t, language } = context
  const moment = momentsIn(language)
  return [
    { title: t('cli:label.number'), of: ({ number }) => number, right: true },
    { title: t('cli:label.registryId'), of: ({ iwsaid }) => iwsaid, optional: 3 },
    { title: t('cli:label.person'), of: (swimmer) => nameOf(swimmer, context) },
    { title: t('cli:label.group'), of: ({ ageGroup }) => ageGroup, optional: 2 },
    {
      title: t('cli:label.distances'),
      of: ({ entries }) =>
        entries
          .filter(({ state }) => isActiveEntry(state))
          .map(({ distCode }) => distCode)
          .join(' '),
    },
    {
      title: t('cli:label.payment'),
      of: ({ isPaid }) => t(isPaid ? 'cli:registration.paid' : 'cli:registration.unpaid'),
    },
    {
      title: t('cli:label.checkedIn'),
      of: ({ checkedInAt }) => checkedInAt,
      shown: ({ checkedInAt }) => moment(checkedInAt, timeZone),
    },
    { title: t('cli:label.email'), of: ({ email }) => email, optional: 4 },
    {
      title: t('cli:label.region'),
      of: ({ regionCode, country }) => regionCode ?? country,
      optional: 5,
    },
  ]
}
