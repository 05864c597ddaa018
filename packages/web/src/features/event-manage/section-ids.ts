import type { EventUpdate } from '@polynya/contract'

type Edited = keyof EventUpdate

/** The section that edits each field. */
export const SECTION_OF = {
  name: 'names',
  nameEn: 'names',
  shortName: 'names',
  shortNameEn: 'names',
  series: 'names',
  seriesEn: 'names',
  specType: 'names',
  priority: 'names',
  url: 'names',
  organizer: 'organizer',
  organizerEn: 'organizer',
  contactEmail: 'organizer',
  contactPhone: 'organizer',
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
  entryRules: 'entering',
  freeEvent: 'fees',
  servicePercent: 'fees',
  mktPlacePercent: 'fees',
  discounts: 'discounts',
  paymentSchema: 'payment',
  refundRule: 'refunds',
  listSettings: 'lists',
  seminarDate: 'judging',
  public: 'publishing',
} as const satisfies Record<Edited, string>

/** A section of fields, or of what is uploaded, written and saved by calls of its own. */
export type SectionId = (typeof SECTION_OF)[Edited] | 'coupons' | 'pictures' | 'descriptions' | 'documents'

/** Returns the field at the start of an issue's path; null if it is none of an event's. */
export function fieldOfPath(path: string): Edited | null {
  const [first = ''] = path.split('.')
  return first in SECTION_OF ? (first as Edited) : null
}

/** Returns the section that can fix an issue: fees belong to the programme, but are not shown there. */
export const sectionOfField = (field: Edited, path: string): SectionId =>
  /^programData\.\d+\.fees\b/.test(path) ? 'fees' : SECTION_OF[field]

/** Fields that are one control, whose id a link can name. */
const PLAIN: ReadonlySet<string> = new Set<Edited>([
  'name',
  'nameEn',
  'organizer',
  'startDate',
  'endDate',
  'timeZone',
  'ageGroupOnDate',
  'regStartDate',
  'regEndDate',
  'address',
  'currency',
  'uqDistPerEvent',
])

export const isPlain = (field: Edited): boolean => PLAIN.has(field)
