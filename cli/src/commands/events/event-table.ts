import type { EventCard } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import { type Column, type Item, item } from '../../context/result.ts'
import { momentsIn } from '../../terminal/moments.ts'

type TableContext = Pick<Context, 't' | 'language'>

/** An event's name in the language of the reader. */
export const nameOf = (
  { name, nameEn }: Pick<EventCard, 'name' | 'nameEn'>,
  { language }: Pick<Context, 'language'>,
) => (language === 'en' ? (nameEn ?? name) : name)

export const eventColumns = (context: TableContext): Column<EventCard>[] => {
  const { t, language } = context
  const moment = momentsIn(language)
  return [
    { title: t('cli:label.id'), of: ({ id }) => id, right: true },
    { title: t('cli:label.starts'), of: ({ startDate }) => startDate },
    { title: t('cli:label.ends'), of: ({ endDate }) => endDate, optional: 3 },
    { title: t('cli:label.name'), of: (event) => nameOf(event, context) },
    { title: t('cli:label.region'), of: ({ region }) => region, optional: 1 },
    { title: t('cli:label.registration'), of: (event) => stateOf(event, t) },
    {
      title: t('cli:label.registrationUntil'),
      of: ({ regEndDate }) => regEndDate,
      shown: ({ regEndDate, timeZone }) => moment(regEndDate, timeZone),
      optional: 2,
    },
  ]
}

/** Returns the state of registration, unless the event is a draft, postponed or called off. */
export const stateOf = (
  { registration, eventState, public: isPublic }: Pick<EventCard, 'registration' | 'eventState' | 'public'>,
  t: Context['t'],
) => {
  if (!isPublic) return t('cli:draft')
  if (eventState !== 'planned') return t(`sport:registration.${eventState}`)
  return t(`sport:registrationStates.${registration.state}`)
}

/** Details of one event. */
export function eventItem(event: EventCard, context: TableContext, value: unknown = event): Item {
  const { t } = context
  const moment = momentsIn(context.language)
  return item(value, [
    nameOf(event, context),
    [t('cli:label.id'), event.id],
    [t('cli:label.registration'), stateOf(event, t)],
    [t('cli:label.dates'), [event.startDate, event.endDate].filter((date) => date !== null).join(' – ')],
    [
      t('cli:label.registrationDates'),
      [event.regStartDate, event.regEndDate]
        .map((at) => moment(at, event.timeZone))
        .filter((at) => at !== null)
        .join(' – '),
    ],
    [t('cli:label.timeZone'), event.timeZone],
    [t('cli:label.region'), event.region],
    [t('cli:label.address'), event.address],
    [t('cli:label.organizer'), event.organizer],
    [t('cli:label.water'), event.waterTemp === null ? null : `${event.waterTemp} °C`],
  ])
}
