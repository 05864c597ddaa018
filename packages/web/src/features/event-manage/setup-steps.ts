/** The steps of the setup of an event: the sections of each, and the address of a section or field. */

import { paths } from '../../infrastructure/addresses/paths.ts'
import type { SectionId } from './section-ids.ts'

export const STEPS = {
  basics: ['names', 'organizer', 'venue'],
  dates: ['dates', 'registration', 'schedule'],
  ages: ['age', 'ageGroups'],
  programme: ['programme'],
  fees: ['money', 'fees', 'discounts', 'coupons'],
  payment: ['payment', 'refunds'],
  entering: ['entering', 'lists', 'judging'],
  content: ['pictures', 'descriptions', 'documents'],
  publishing: ['publishing'],
} as const satisfies Record<string, readonly SectionId[]>

export type Step = keyof typeof STEPS
export const STEP_IDS = Object.keys(STEPS) as Step[]

/** The step that an address names; the first one by default. */
export const stepIn = (address: URLSearchParams): Step =>
  STEP_IDS.find((step) => step === address.get('step')) ?? 'basics'

export const stepOf = (section: SectionId): Step =>
  STEP_IDS.find((step) => (STEPS[step] as readonly SectionId[]).includes(section)) ?? 'basics'

export const stepAddress = (eventId: number, step: Step) =>
  `${paths.manageEvent(eventId, 'setup')}?step=${step}`

/** The key of the form of a section. */
export const sectionFormId = (eventId: number, section: SectionId) => `event-${eventId}-${section}`

/** The section of a form: its own one, or that of the descriptions in each language. */
export function sectionOfForm(eventId: number, formId: string): SectionId {
  const sections: readonly SectionId[] = STEP_IDS.flatMap((step) => STEPS[step])
  return sections.find((section) => sectionFormId(eventId, section) === formId) ?? 'descriptions'
}

/** The address of a section, or of one of its fields. */
export const sectionAddress = (eventId: number, section: SectionId, field?: string) =>
  `${stepAddress(eventId, stepOf(section))}#${field ? `${sectionFormId(eventId, section)}-${field}` : section}`
