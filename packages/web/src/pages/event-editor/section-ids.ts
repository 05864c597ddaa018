import type { EventUpdate } from '@polynya/contract'

/** What is not edited on the screen yet. */
type StillToCome =
  | 'eventState'
  | 'freeEvent'
  | 'discounts'
  | 'servicePercent'
  | 'mktPlacePercent'
  | 'refundRule'
  | 'paymentSchema'
  | 'entryRules'
  | 'listSettings'
  | 'seminarDate'

type Edited = Exclude<keyof EventUpdate, StillToCome>

/** The section that edits each field. */
export const SECTION_OF = {
  name: 'names',
  nameEn: 'names',
  shortName: 'names',
  shortNameEn: 'names',
  series: 'names',
  specType: 'names',
  priority: 'names',
  url: 'names',
  organizer: 'organizer',
  organizerEn: 'organizer',
  startDate: 'dates',
  endDate: 'dates',
  timeZone: 'dates',
  ageGroupOnDate: 'age',
  ageGroupMode: 'age',
  regStartDate: 'registration',
  regEndDate: 'registration',
  address: 'venue',
  addressEn: 'venue',
  region: 'venue',
  coord: 'venue',
  waterCat: 'venue',
  waterTemp: 'venue',
  currency: 'money',
  uqDistPerEvent: 'money',
  ageGroups: 'ageGroups',
  paraAgeGroupMap: 'ageGroups',
  dayProgram: 'schedule',
  programData: 'programme',
  public: 'publishing',
} as const satisfies Record<Edited, string>

/** A section of fields, or of what is uploaded and written. */
export type SectionId = (typeof SECTION_OF)[Edited] | 'pictures' | 'descriptions' | 'documents'

/** The field that the path of an issue begins with; null where it is none of an event's. */
export function fieldOfPath(path: string): Edited | null {
  const [first = ''] = path.split('.')
  return first in SECTION_OF ? (first as Edited) : null
}
