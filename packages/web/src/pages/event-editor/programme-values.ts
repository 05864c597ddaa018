import type { EventUpdate, EventView } from '@polynya/contract'
import {
  type DistCode,
  findDistCode,
  inProgrammeOrder,
  PROGRAMME_TEMPLATES,
  type ProgrammeTemplate,
} from '@polynya/domain'
import {
  listOf,
  numberOf,
  numberOrNull,
  textOf,
  textOrNull,
  venueInstant,
  venueText,
} from '../../infrastructure/forms/field-values.ts'
import { knownId } from './known-id.ts'

export interface DistanceValues {
  id?: number
  distCode: string
  gender: string
  session: string
  minAge: string
  maxAge: string
  slotLimit: string
  reserved: string
  divisions: string
  paraGroups: string
}

export interface OfferValues {
  id?: number
  kind: Offer['kind']
  name: string
  nameEn: string
  regStartDate: string
  regEndDate: string
  slotLimit: string
  reserved: string
  children: DistanceValues[]
}

export interface ProgrammeValues {
  programData: OfferValues[]
}

type Stored = Pick<EventView, 'programData' | 'timeZone'>
type Offer = EventView['programData'][number]
type Distance = Offer['children'][number]
type DistanceInput = NonNullable<EventUpdate['programData']>[number]['children'][number]

export const NEW_DISTANCE: DistanceValues = {
  distCode: '',
  gender: '0',
  session: '1',
  minAge: '',
  maxAge: '',
  slotLimit: '',
  reserved: '0',
  divisions: '',
  paraGroups: '',
}

export const NEW_OFFER: OfferValues = {
  kind: 'individual',
  name: '',
  nameEn: '',
  regStartDate: '',
  regEndDate: '',
  slotLimit: '',
  reserved: '0',
  children: [],
}

/** The offers of a template as new rows. */
export const templateOffers = (template: ProgrammeTemplate): OfferValues[] =>
  PROGRAMME_TEMPLATES[template].map(({ kind, name, nameEn, distances }) => ({
    ...NEW_OFFER,
    kind,
    name,
    nameEn,
    children: distances.map(({ distCode, gender }) => ({
      ...NEW_DISTANCE,
      distCode,
      gender: String(gender),
    })),
  }))

export const programmeValues = ({ programData, timeZone }: Stored): ProgrammeValues => ({
  programData: inProgrammeOrder(programData).map((offer) => ({
    id: offer.id,
    kind: offer.kind,
    name: offer.name,
    nameEn: textOf(offer.nameEn),
    regStartDate: venueText(offer.regStartDate, timeZone),
    regEndDate: venueText(offer.regEndDate, timeZone),
    slotLimit: textOf(offer.slotLimit),
    reserved: textOf(offer.reserved),
    children: inProgrammeOrder(offer.children).map(distanceValues),
  })),
})

const distanceValues = (distance: Distance): DistanceValues => ({
  id: distance.id,
  distCode: distance.distCode,
  gender: textOf(distance.gender),
  session: textOf(distance.session),
  minAge: textOf(distance.minAge),
  maxAge: textOf(distance.maxAge),
  slotLimit: textOf(distance.slotLimit),
  reserved: textOf(distance.reserved),
  divisions: distance.divisions.join(', '),
  paraGroups: distance.paraGroups.join(', '),
})

/** Rows in display order; a row that another user has removed meanwhile is re-created. */
export function programmeInput(
  { programData }: ProgrammeValues,
  { timeZone, ...stored }: Stored,
): EventUpdate {
  const offerId = knownId(stored.programData)
  const distanceId = knownId(stored.programData.flatMap(({ children }) => children))
  return {
    programData: programData.map((offer, position) => ({
      ...offerId(offer.id),
      position,
      kind: offer.kind,
      name: offer.name.trim(),
      nameEn: textOrNull(offer.nameEn),
      regStartDate: venueInstant(offer.regStartDate, timeZone),
      regEndDate: venueInstant(offer.regEndDate, timeZone),
      slotLimit: numberOrNull(offer.slotLimit),
      reserved: numberOf(offer.reserved),
      children: offer.children.map((row, place) => ({
        ...distanceId(row.id),
        position: place,
        ...distanceInput(row),
      })),
    })),
  }
}

const distanceInput = (row: DistanceValues): DistanceInput => ({
  // A distance that is not chosen yet is a field that is missing.
  distCode: (findDistCode(row.distCode) ?? undefined) as DistCode,
  gender: numberOf(row.gender) as DistanceInput['gender'],
  session: numberOf(row.session),
  minAge: numberOrNull(row.minAge),
  maxAge: numberOrNull(row.maxAge),
  slotLimit: numberOrNull(row.slotLimit),
  reserved: numberOf(row.reserved),
  divisions: listOf(row.divisions),
  paraGroups: listOf(row.paraGroups),
})
