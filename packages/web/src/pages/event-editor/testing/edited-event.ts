/** The editor of an event in tests: the event, a server that stores it, and the forms of its sections. */

import type { EventUpdate, EventView } from '@polynya/contract'
import { DEFAULT_ENTRY_RULES, DEFAULT_LIST_SETTINGS } from '@polynya/domain'
import { failure } from '@polynya/testkit'
import { fireEvent, within } from '@testing-library/dom'
import type { RunningApp } from '../../../testing/run-app.tsx'

type Sent = { readonly body: unknown; readonly ifMatch: string | null }

/** A server that stores one event and rejects a change of an older version. */
export function startServer(event = AN_EVENT) {
  let stored: EventView | undefined
  const sent: Sent[] = []
  const refuse: { next?: () => Response } = {}
  return {
    sent,
    refuse,
    /** Changes the event as another account would. */
    change(part: Partial<EventView>) {
      if (stored) stored = { ...stored, ...part, version: stored.version + 1 }
    },
    fixtures: {
      events: {
        view: () => {
          stored ??= event
          return stored
        },
        update: ({ body, request }: { body: unknown; request: Request }) => {
          const ifMatch = request.headers.get('if-match')
          sent.push({ body, ifMatch })
          const { next } = refuse
          delete refuse.next
          if (next) return next()
          if (!stored || Number(ifMatch?.replaceAll('"', '')) !== stored.version) return failure('stale')
          const programData = withIds((body as EventUpdate).programData) ?? stored.programData
          const changed = { ...(body as Partial<EventView>), programData }
          stored = { ...stored, ...changed, version: stored.version + 1 }
          return stored
        },
      },
    },
  }
}

/** Gives an id to each offer and distance of a body that has none. */
const withIds = (offers: EventUpdate['programData']) =>
  offers?.map((offer, index) => ({
    ...offer,
    id: offer.id ?? 100 + index,
    children: offer.children.map((child, at) => ({ ...child, id: child.id ?? 1000 * (index + 1) + at })),
  })) as EventView['programData'] | undefined

export const AN_EVENT: EventView = {
  id: 3,
  name: 'Кубок Тюмени',
  nameEn: null,
  shortName: null,
  shortNameEn: null,
  organizer: 'Федерация',
  organizerEn: null,
  address: null,
  addressEn: null,
  region: null,
  coord: null,
  startDate: '2026-12-12',
  endDate: '2026-12-14',
  timeZone: 'Asia/Yekaterinburg',
  regStartDate: '2026-10-01T00:00:00+05:00',
  regEndDate: '2026-12-01T18:00:00+05:00',
  registration: { state: 'open', days: 11, at: '2026-12-01T18:00:00+05:00' },
  series: null,
  specType: null,
  priority: 0,
  waterCat: null,
  waterTemp: null,
  poster: null,
  logoFile: null,
  public: false,
  userId: 1000,
  ageGroupOnDate: null,
  ageGroupMode: 'date',
  uqDistPerEvent: null,
  url: null,
  currency: 'RUB',
  currencySign: '₽',
  ageGroups: [],
  paraAgeGroupMap: {},
  descriptionHTML: [],
  dayProgram: [],
  eventState: 'planned',
  freeEvent: false,
  discounts: [],
  servicePercent: 0,
  mktPlacePercent: 0,
  refundRule: [],
  paymentSchema: [],
  entryRules: DEFAULT_ENTRY_RULES as EventView['entryRules'],
  listSettings: { ...DEFAULT_LIST_SETTINGS, excludedLanes: [], laneOrder: [] },
  seriesEn: null,
  contactEmail: null,
  contactPhone: null,
  seminarDate: null,
  programData: [
    {
      id: 5,
      position: 0,
      kind: 'individual',
      name: 'Личные',
      nameEn: null,
      regStartDate: null,
      regEndDate: null,
      slotLimit: null,
      reserved: 0,
      fees: null,
      children: (['25FR', '50FR', '100FR'] as const).map((distCode, index) => ({
        id: 11 + index,
        position: index,
        distCode,
        gender: 0,
        session: 1,
        minAge: null,
        maxAge: null,
        paraGroups: [],
        divisions: [],
        slotLimit: 40,
        reserved: 0,
      })),
    },
  ],
  version: 7,
  createdAt: '2026-09-01T10:00:00+05:00',
  updatedAt: '2026-09-01T10:00:00+05:00',
  documents: [],
  results: [],
  stateNote: null,
  stateNoteEn: null,
  totalSwimmers: 0,
  totalCountries: 0,
  countryList: [],
}

/** The form of a section, by its heading. */
export async function sectionOf(app: Pick<RunningApp, 'findByRole'>, name: RegExp) {
  // Sections of other steps are hidden.
  const form = await app.findByRole('form', { name, hidden: true })
  return { form, ...within(form) }
}

export const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
export const save = (form: HTMLElement) => fireEvent.submit(form)
export const textIn = (field: HTMLElement) => (field as HTMLInputElement).value
