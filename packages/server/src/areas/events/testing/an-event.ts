/** Events for tests, made by the calls that make them. */

import type { Client, Event, EventCreate } from '@polynya/contract'

/** What every public event tells, and an open registration at the tests' now. */
export const COMPLETE = {
  name: 'Кубок Туры',
  nameEn: 'Cup of the Tura',
  organizer: 'Федерация зимнего плавания Тюменской области',
  address: 'Тюмень, набережная',
  region: 'RU-TYU',
  startDate: '2026-02-21',
  endDate: '2026-02-22',
  ageGroupOnDate: '2026-02-21',
  timeZone: 'Asia/Yekaterinburg',
  regStartDate: '2025-12-01T00:00:00+05:00',
  regEndDate: '2026-02-15T23:59:59+05:00',
} as const satisfies EventCreate

/** A distance as its editor sends it. */
export const A_DISTANCE = {
  distCode: '25FR',
  gender: 0,
  session: 1,
  minAge: null,
  maxAge: null,
  paraGroups: [],
  divisions: [],
  slotLimit: 40,
  reserved: 0,
} as const satisfies NonNullable<EventCreate['programData']>[number]['children'][number]

export const AN_OFFER = {
  kind: 'individual',
  name: 'Личные дистанции',
  nameEn: 'Individual distances',
  regStartDate: null,
  regEndDate: null,
  slotLimit: null,
  reserved: 0,
} as const satisfies Omit<NonNullable<EventCreate['programData']>[number], 'children'>

/** An event that only its administrators know of. */
export function aDraft(client: Client, change: Partial<EventCreate> = {}): Promise<Event> {
  return client.events.create({ body: { ...COMPLETE, ...change } })
}

/** An event that everybody sees. */
export async function aPublicEvent(client: Client, change: Partial<EventCreate> = {}): Promise<Event> {
  const { id } = await aDraft(client, change)
  return client.events.update({ params: { id }, body: { public: true } })
}
