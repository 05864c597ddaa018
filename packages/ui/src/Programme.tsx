import type { EventCard, Offer } from '@polynya/contract'
import { findDistCode, GENDERS, inProgrammeOrder } from '@polynya/domain'
import { ageRange } from './age-range.ts'
import { inLanguage } from './in-language.ts'
import { registrationPeriod } from './venue-time.ts'
import { useWords, type Words } from './words.ts'

type Distance = Offer['children'][number]

interface Column {
  readonly heading: (t: Words['t']) => string
  /** Cell of a distance; null for an empty one. */
  readonly of: (distance: Distance, words: Words) => string | null
  /** Whether to show the column only if its values differ between rows. */
  readonly tellsApart?: boolean
  /** Whether the value is meaningless without the heading. */
  readonly needsHeading?: boolean
}

/** Columns after the distance, in order; a column that is empty in every row is omitted. */
const COLUMNS: readonly Column[] = [
  {
    heading: (t) => t('events:program.gender'),
    of: ({ gender }, { t }) => t(`sport:genders.${GENDERS[gender]}`),
  },
  {
    heading: (t) => t('events:program.session'),
    of: ({ session }, { formats }) => formats.number(session),
    tellsApart: true,
    needsHeading: true,
  },
  { heading: (t) => t('events:program.age'), of: (distance, words) => ageRange(distance, words) },
  { heading: (t) => t('events:program.divisions'), of: ({ divisions }) => divisions.join(', ') || null },
  { heading: (t) => t('events:program.paraGroups'), of: ({ paraGroups }) => paraGroups.join(', ') || null },
  {
    heading: (t) => t('events:program.places'),
    of: ({ slotLimit }, { formats }) => (slotLimit === null ? null : formats.number(slotLimit)),
    needsHeading: true,
  },
]

interface Props {
  readonly offers: readonly Offer[]
  /** The event's registration window, which contains those of its offers, and the venue's time zone. */
  readonly event: Pick<EventCard, 'regStartDate' | 'regEndDate' | 'timeZone'>
}

/** Offers of an event, each with its distances. */
export function Programme({ offers, event }: Props) {
  return (
    <div className="programme">
      {inProgrammeOrder(offers).map((offer) => (
        <OfferTable key={offer.id} offer={offer} event={event} />
      ))}
    </div>
  )
}

function OfferTable({ offer, event }: Pick<Props, 'event'> & { readonly offer: Offer }) {
  const words = useWords()
  const { t } = words
  const name = inLanguage(words.language, { ru: offer.name, en: offer.nameEn })
  const columns = COLUMNS.filter((column) => saysSomething(column, offer.children, words))
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
        {inProgrammeOrder(offer.children).map((distance) => (
          <DistanceRow key={distance.id} distance={distance} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly distance: Distance
  readonly columns: readonly Column[]
}

/** A row of the table; in a narrow layout the values of the columns are shown under the name. */
function DistanceRow({ distance, columns }: RowProps) {
  const words = useWords()
  const { t } = words
  return (
    <tr>
      <th scope="row">
        {distanceName(distance, t)}
        <small className="programme-under">
          {columns.flatMap((column) => inWords(column, distance, words) ?? []).join(' · ')}
        </small>
      </th>
      {columns.map(({ heading, of }) => (
        <td key={heading(t)} className="programme-aside">
          {of(distance, words)}
        </td>
      ))}
    </tr>
  )
}

/** Value of a column for the narrow layout, where headings are hidden. */
function inWords({ heading, of, needsHeading }: Column, distance: Distance, words: Words): string | null {
  const said = of(distance, words)
  return said !== null && needsHeading ? `${heading(words.t)}: ${said}` : said
}

function saysSomething({ of, tellsApart }: Column, distances: readonly Distance[], words: Words): boolean {
  const said = new Set(distances.map((distance) => of(distance, words)))
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
