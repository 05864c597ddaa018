/** Turns a plan into the input of the call that creates the event. */

import type { EventCreate, EventKind } from '@polynya/contract'
import {
  AGE_GROUP_PRESETS,
  type AgeGroupPreset,
  addDays,
  seasonOf,
  startOfDay,
  waterCategory,
} from '@polynya/domain'
import type { Text, Venue } from '../venues/venue.ts'
import { VENUES } from '../venues/venues.ts'
import { waterTemperature } from '../venues/water-temperature.ts'
import { dayProgramme } from './day-programme.ts'
import type { EventPlan } from './event-plan.ts'
import { offers, PARA_GROUPS } from './offers.ts'
import { lateFrom, termsOf } from './terms.ts'

/** Age rule of each kind, and the maximum number of distances per swimmer (null: unlimited). */
const RULES = {
  championship: { ageGroups: 'iwsa', distances: 7 },
  cup: { ageGroups: 'iwsa', distances: 5 },
  festival: { ageGroups: 'decades', distances: 3 },
  openWater: { ageGroups: 'decades', distances: 1 },
  seminar: { ageGroups: 'adults', distances: null },
} as const satisfies Record<EventKind, { ageGroups: AgeGroupPreset; distances: number | null }>

/**
 * Returns the event of a plan, valid by the contract and by the domain rules. A draft has little more than a name.
 */
export function anEvent(plan: EventPlan): EventCreate {
  const { gathering, startDate, endDate, finish, priority } = plan
  const { days, kind, venue: venueName } = gathering
  const venue = VENUES[venueName]
  const whatAndWhen = {
    ...namesOf(plan),
    startDate,
    endDate,
    region: venue.region,
    timeZone: venue.timeZone,
    specType: kind,
  }
  if (finish === 'draft') return whatAndWhen
  const celsius = waterTemperature(venue, startDate)
  const waterCat = waterCategory(celsius)
  const { regStartDate, regEndDate, individualTo } = registrationOf(plan, venue)
  return {
    ...whatAndWhen,
    ...placeOf(venue),
    ...agesOf(plan),
    regStartDate,
    regEndDate,
    ...seriesOf(kind, startDate),
    priority,
    ...(kind !== 'seminar' && { waterTemp: celsius, waterCat }),
    dayProgram: dayProgramme(kind, startDate, days),
    programData: offers({
      kind,
      waterCat,
      celsius,
      individualTo,
      currency: venue.currency,
      lateFrom: lateFrom(plan),
    }),
    ...termsOf(plan, venue),
  }
}

/** Title of an event with its year and stage. */
export function titleOf({ gathering, startDate, stage }: EventPlan): Text {
  const year = startDate.slice(0, 4)
  const { ru, en } = gathering.name
  return stage
    ? { ru: `${ru} ${year}. Этап ${stage}`, en: `${en} ${year}. Stage ${stage}` }
    : { ru: `${ru} ${year}`, en: `${en} ${year}` }
}

function namesOf(plan: EventPlan) {
  const { ru, en } = titleOf(plan)
  const { name } = plan.gathering
  return { name: ru, nameEn: en, shortName: name.ru, shortNameEn: name.en }
}

const placeOf = ({ address, organizer, coord, currency }: Venue) => ({
  address: address.ru,
  addressEn: address.en,
  organizer: organizer.ru,
  organizerEn: organizer.en,
  contactEmail: 'organizers@polynya.example',
  coord,
  currency,
})

/** A championship computes ages as of the season's second calendar year, other events as of their first day. */
function agesOf({ gathering: { kind }, startDate }: EventPlan): Partial<EventCreate> {
  const { ageGroups, distances } = RULES[kind]
  const isChampionship = kind === 'championship'
  return {
    ageGroups: [...AGE_GROUP_PRESETS[ageGroups]],
    ageGroupMode: isChampionship ? 'year' : 'date',
    ageGroupOnDate: isChampionship ? `${seasonOf(startDate).to.slice(0, 4)}-12-31` : startDate,
    uqDistPerEvent: distances,
    paraAgeGroupMap: isChampionship ? PARA_GROUPS : {},
  }
}

const SERIES = {
  championship: null,
  cup: { ru: 'Кубок федерации', en: 'Federation Cup' },
  festival: { ru: 'Праздники зимнего плавания', en: 'Winter Swimming Festivals' },
  openWater: { ru: 'Открытая вода', en: 'Open Water' },
  seminar: null,
} as const satisfies Record<EventKind, Text | null>

function seriesOf(kind: EventKind, startDate: string) {
  const name = SERIES[kind]
  const { label } = seasonOf(startDate)
  return { series: name && `${name.ru} ${label}`, seriesEn: name && `${name.en} ${label}` }
}

const OPENS_AT_HOUR = 10

/** Registration opens in the morning and closes at the end of its last day, in the venue's time zone. */
function registrationOf({ registration, individualTo }: EventPlan, { timeZone }: Venue) {
  if (!registration) return { regStartDate: null, regEndDate: null, individualTo: null }
  const opens = startOfDay(registration.from, timeZone).getTime() + OPENS_AT_HOUR * 3_600_000
  const endOf = (date: string) =>
    new Date(startOfDay(addDays(date, 1), timeZone).getTime() - 60_000).toISOString()
  return {
    regStartDate: new Date(opens).toISOString(),
    regEndDate: endOf(registration.to),
    individualTo: individualTo ? endOf(individualTo) : null,
  }
}
