/** Files uploaded to an event, generated from its plan. */

import type { EventCreate, EventFileType } from '@polynya/contract'
import { pdfDocument } from '../drawings/document.ts'
import { logo } from '../drawings/logo.ts'
import { poolPlan } from '../drawings/pool-plan.ts'
import { poster } from '../drawings/poster.ts'
import { jpgOf, pngOf, svgFile } from '../drawings/raster.ts'
import type { Random } from '../random.ts'
import { VENUES } from '../venues/venues.ts'
import { titleOf } from './an-event.ts'
import type { EventPlan } from './event-plan.ts'

export interface EventUpload {
  readonly type: EventFileType
  readonly file: File
  /** Name of a regulation document in English. */
  readonly nameEn?: string
}

const WITH_LOGO = 0.85
const WITH_REGULATIONS = 0.6
const WITH_PLAN = 0.35

/**
 * Always a poster, usually a logo, sometimes regulations and a plan of the pool; all of them for complete showcase
 * events.
 */
export async function eventFiles(
  plan: EventPlan,
  event: EventCreate,
  random: Random,
): Promise<EventUpload[]> {
  const { name } = plan.gathering
  const [withLogo, withRegulations, withPlan] = [WITH_LOGO, WITH_REGULATIONS, WITH_PLAN].map(
    (part) => random.chance(part) || plan.priority > 0,
  )
  const uploads = [
    upload('poster', 'poster.jpg', await jpgOf(poster(posterWords(plan, event), random.for('poster')))),
  ]
  if (withLogo) uploads.push(upload('logo', 'logo.svg', svgFile(logo(name.ru, random.for('logo')))))
  if (withRegulations)
    uploads.push({ ...upload('reguls', 'Положение.pdf', regulations(plan, event)), nameEn: 'Regulations' })
  if (withPlan)
    uploads.push({
      ...upload('reguls', 'Схема бассейна.png', await pngOf(poolPlan(VENUES[plan.gathering.venue].city.ru))),
      nameEn: 'Pool plan',
    })
  return uploads
}

const upload = (type: EventFileType, name: string, blob: Blob): EventUpload => ({
  type,
  file: new File([blob], name, { type: blob.type }),
})

function posterWords(plan: EventPlan, { waterCat, waterTemp }: EventCreate) {
  const celsius = waterTemp?.toLocaleString('ru', { signDisplay: 'exceptZero' })
  const note = waterCat ? `Вода ${waterCat} · ${celsius} °C` : 'Экзамен на категории 3К и 2К'
  return {
    title: titleOf(plan),
    city: VENUES[plan.gathering.venue].city.ru,
    days: daysOf(plan, 'ru').replace(/ г\.$/, ''),
    note,
  }
}

/** `24–26 января 2027 г.`, with narrow and no-break spaces replaced by plain ones. */
function daysOf({ startDate, endDate }: EventPlan, language: 'ru' | 'en'): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return format.formatRange(new Date(startDate), new Date(endDate)).replace(/\s/g, ' ')
}

function regulations(plan: EventPlan, event: EventCreate): Blob {
  const { ru, en } = titleOf(plan)
  const distances = (event.programData ?? []).flatMap(({ children }) =>
    children.map(({ distCode }) => distCode),
  )
  return pdfDocument({
    heading: `Положение. ${ru}`,
    lines: [
      `Regulations of ${en}`,
      '',
      `Days: ${daysOf(plan, 'en')}`,
      `Venue: ${event.addressEn}`,
      `Organizer: ${event.organizerEn}`,
      ...(event.waterCat ? [`Water: category ${event.waterCat}, about ${event.waterTemp} \u00b0C`] : []),
      `Distances: ${[...new Set(distances)].join(', ')}`,
      '',
      'Everybody brings a passport; swimmers also a medical certificate and insurance.',
      'Swimmers under 18 also bring the consent of their parents.',
      'This federation is made up: nobody swims here.',
    ],
  })
}
