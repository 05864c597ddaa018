import type { EventCard } from '@polynya/contract'
import { BORDERS, LAND } from './land.gen.ts'
import { mercator } from './mercator.ts'
import { useWords } from './words.ts'

interface Props {
  readonly coord: NonNullable<EventCard['coord']>
}

/** Size of the visible part of the world, in map units. */
const VIEW = { width: 560, height: 300 } as const

/** Location of a place: an outline map without network requests, the coordinates and a link to an interactive map. */
export function PlaceMap({ coord }: Props) {
  const { t, formats } = useWords()
  const { x, y } = mercator(coord.lon, coord.lat)
  const { width, height } = VIEW
  return (
    <figure className="place-map">
      <svg
        viewBox={`${Math.round(x - width / 2)} ${Math.round(y - height / 2)} ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        <path className="place-map-land" d={LAND} />
        <path className="place-map-borders" d={BORDERS} />
        <circle className="place-map-halo" cx={x} cy={y} r="15" />
        <circle className="place-map-place" cx={x} cy={y} r="6" />
      </svg>
      <figcaption>
        {formats.coordinates(coord)} · <a href={openStreetMap(coord)}>{t('events:map.open')}</a>
      </figcaption>
    </figure>
  )
}

const openStreetMap = ({ lat, lon }: Props['coord']) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=14/${lat}/${lon}`
