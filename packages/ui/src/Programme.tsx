import type { EventCard, Offer } from '@polynya/contract'
import { findDistCode, GENDERS, inProgrammeOrder } from '@polynya/domain'
import { ageRange } from './age-range.ts'
import { inLanguage } from './in-language.ts'
import { registrationPeriod } from './venue-time.ts'
import { useWords, type Words } from './words.ts'

type Distance = Offer['children'][number]

/** What is known beside the programme, once it is loaded. */
export interface ProgrammeNews {
  /** Free places by the id of a distance; null is no limit. */
  readonly free?: ReadonlyMap<number, number | null>
  /** When the first heat of a session starts, by its number; instants. */
  readonly sessionStarts?: ReadonlyMap<number, string>
}

interface Context extends Words, ProgrammeNews {
  readonly timeZone: string
}

interface Column {
  readonly heading: (t: Words['t']) => string
  /** Cell of a distance; null for an empty one. */
  readonly of: (distance: Distance, context: Context) => string | null
  /** Whether to show the column only if its values differ between rows. */
  readonly tellsApart?: boolean
  /** Whether its values are genders: those of a row are listed. */
  readonly isGender?: boolean
  /** Whether the value is meaningless without the heading. */
  readonly needsHeading?: boolean
}

/** Columns after the distance, in order; a column that is empty in every distance is omitted. */
const COLUMNS: readonly Column[] = [
  {
    heading: (t) => t('events:program.gender'),
    of: ({ gender }, { t }) => t(`sport:genders.${GENDERS[gender]}`),
    isGender: true,
  },
  {
    heading: (t) => t('events:program.session'),
    of: ({ session }, context) => sessionText(session, context),
    tellsApart: true,
    needsHeading: true,
  },
  { heading: (t) => t('events:program.age'), of: (distance, words) => ageRange(distance, words) },
  { heading: (t) => t('events:program.divisions'), of: ({ divisions }) => divisions.join(', ') || null },
  { heading: (t) => t('events:program.paraGroups'), of: ({ paraGroups }) => paraGroups.join(', ') || null },
  {
    heading: (t) => t('events:program.places'),
    of: ({ id, slotLimit }, { formats, free, t }) => {
      if (slotLimit === null) return null
      const left = free?.get(id) ?? null
      return left === null
        ? formats.number(slotLimit)
        : t('events:program.placesLeft', { left, limit: slotLimit })
    },
    needsHeading: true,
  },
]

interface Props {
  readonly offers: readonly Offer[]
  readonly news?: ProgrammeNews
  /** The event's registration window, which contains those of its offers, and the venue's time zone. */
  readonly event: Pick<EventCard, 'regStartDate' | 'regEndDate' | 'timeZone'>
}

/** Offers of an event, each with its distances. */
export function Programme({ offers, event, news = {} }: Props) {
  return (
    <div className="programme">
      {inProgrammeOrder(offers).map((offer) => (
        <OfferTable key={offer.id} offer={offer} event={event} news={news} />
      ))}
    </div>
  )
}

function OfferTable({ offer, event, news }: Required<Omit<Props, 'offers'>> & { readonly offer: Offer }) {
  const words = useWords()
  const { t } = words
  const context = { ...words, ...news, timeZone: event.timeZone }
  const name = inLanguage(words.language, { ru: offer.name, en: offer.nameEn })
  const columns = COLUMNS.filter((column) => saysSomething(column, offer.children, context))
  const period = ownPeriod(offer, event, words)
  return (
    <table>
      <caption>
        <span lang={name?.lang}>{name?.text}</span>
        {period && (
          <small>
            {t('events:facts.registration')}: {period}
          </small>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('events:program.distance')}</th>
          {columns.map(({ heading }) => (
            <th scope="col" key={heading(t)} className="programme-aside">
              {heading(t)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {distanceRows(inProgrammeOrder(offer.children)).map((distances) => (
          <DistanceRow key={distances[0]?.id} distances={distances} columns={columns} context={context} />
        ))}
      </tbody>
    </table>
  )
}

/** A session, with the day and time of its first heat once its start lists are timed. */
function sessionText(session: number, { sessionStarts, timeZone, formats }: Context): string {
  const at = sessionStarts?.get(session)
  if (at === undefined) return formats.number(session)
  const day = formats.dayMonthAt(new Date(at), timeZone)
  return `${formats.number(session)} · ${day}, ${formats.time(at, timeZone)}`
}

/** Women and men of one distance in one row. A row never has two distances for the same gender. */
function distanceRows(distances: readonly Distance[]): Distance[][] {
  const rows: Distance[][] = []
  for (const distance of distances) {
    const row = rows.find((each) => each.every((other) => areWomenAndMen(distance, other)))
    if (row) row.push(distance)
    else rows.push([distance])
  }
  return rows
}

const areWomenAndMen = (one: Distance, other: Distance) =>
  one.distCode === other.distCode && one.gender !== 0 && other.gender !== 0 && one.gender !== other.gender

interface RowProps {
  /** One distance, or those of women and men. */
  readonly distances: readonly Distance[]
  readonly columns: readonly Column[]
  readonly context: Context
}

/** A row of the table; in a narrow layout the values of the columns are shown under the name. */
function DistanceRow({ distances, columns, context }: RowProps) {
  const { t } = context
  const [first] = distances
  return (
    <tr>
      <th scope="row">
        {first && distanceName(first, t)}
        <small className="programme-under">
          {columns.flatMap((column) => inWords(column, distances, context) ?? []).join(' · ')}
        </small>
      </th>
      {columns.map((column) => (
        <td key={column.heading(t)} className="programme-aside">
          {cellText(column, distances, context)}
        </td>
      ))}
    </tr>
  )
}

/** Cell of a row: one text if women and men have the same, else that of each gender with its name. */
function cellText({ of, isGender }: Column, distances: readonly Distance[], context: Context): string | null {
  const texts = distances.map((distance) => of(distance, context))
  if (isGender) return texts.join(', ')
  if (new Set(texts).size === 1) return texts[0] ?? null
  return distances
    .map(
      ({ gender }, index) =>
        `${context.t(`sport:genders.${GENDERS[gender]}`)}: ${texts[index] ?? context.t('unknown')}`,
    )
    .join('; ')
}

/** Value of a column for the narrow layout, where headings are hidden. */
function inWords(column: Column, distances: readonly Distance[], context: Context): string | null {
  const text = cellText(column, distances, context)
  return text !== null && column.needsHeading ? `${column.heading(context.t)}: ${text}` : text
}

function saysSomething(
  { of, tellsApart }: Column,
  distances: readonly Distance[],
  context: Context,
): boolean {
  const said = new Set(distances.map((distance) => of(distance, context)))
  return said.size > 1 || (!tellsApart && !said.has(null) && said.size > 0)
}

function distanceName({ distCode }: Distance, t: Words['t']): string {
  const code = findDistCode(distCode)
  return code ? t(`sport:distances.${code}.name`) : distCode
}

/** Registration window of an offer that has its own; open bounds are those of the event. Null otherwise. */
function ownPeriod(offer: Offer, event: Props['event'], words: Words): string | null {
  if (!offer.regStartDate && !offer.regEndDate) return null
  const period = {
    regStartDate: offer.regStartDate ?? event.regStartDate,
    regEndDate: offer.regEndDate ?? event.regEndDate,
  }
  return registrationPeriod(period, event.timeZone, words)
}
