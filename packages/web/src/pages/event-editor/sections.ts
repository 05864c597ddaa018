import type { ComponentType } from 'react'
import type { SectionId } from '../../features/event-manage/section-ids.ts'
import { AgeGroupsSection } from './AgeGroupsSection.tsx'
import { AgeSection } from './AgeSection.tsx'
import { DescriptionsSection, DocumentsSection, PicturesSection } from './ContentSections.tsx'
import { DatesSection } from './DatesSection.tsx'
import { MoneySection } from './MoneySection.tsx'
import { NamesSection } from './NamesSection.tsx'
import { OrganizerSection } from './OrganizerSection.tsx'
import { ProgrammeSection } from './ProgrammeSection.tsx'
import { PublishSection } from './PublishSection.tsx'
import { RegistrationSection } from './RegistrationSection.tsx'
import { ScheduleSection } from './ScheduleSection.tsx'
import type { SectionProps } from './section/use-section.ts'
import { CouponsSection } from './terms/CouponsSection.tsx'
import { DiscountsSection } from './terms/DiscountsSection.tsx'
import { EnteringSection } from './terms/EnteringSection.tsx'
import { FeesSection } from './terms/FeesSection.tsx'
import { JudgingSection } from './terms/JudgingSection.tsx'
import { ListsSection } from './terms/ListsSection.tsx'
import { PaymentSection } from './terms/PaymentSection.tsx'
import { RefundsSection } from './terms/RefundsSection.tsx'
import { VenueSection } from './VenueSection.tsx'

/** The sections of the editor; each is saved on its own. Their order is that of the steps. */
export const SECTIONS = {
  names: NamesSection,
  organizer: OrganizerSection,
  dates: DatesSection,
  age: AgeSection,
  registration: RegistrationSection,
  venue: VenueSection,
  money: MoneySection,
  ageGroups: AgeGroupsSection,
  schedule: ScheduleSection,
  programme: ProgrammeSection,
  entering: EnteringSection,
  fees: FeesSection,
  discounts: DiscountsSection,
  coupons: CouponsSection,
  payment: PaymentSection,
  refunds: RefundsSection,
  lists: ListsSection,
  judging: JudgingSection,
  pictures: PicturesSection,
  descriptions: DescriptionsSection,
  documents: DocumentsSection,
  publishing: PublishSection,
} as const satisfies Record<SectionId, ComponentType<SectionProps>>
