import type { EventCard } from '@polynya/contract'
import { inLanguage } from './in-language.ts'
import { BORDERS, LAND } from './land.gen.ts'
import type { MapOfPins, MapView, Pin } from './map-pins.ts'
import { useWords, type Words } from './words.ts'

interface Props {
  readonly map: MapOfPins<EventCard>
  /** The pin whose events are listed; null lists all of them. */
  readonly chosen: Pin<EventCard> | null
  readonly onChoose: (pin: Pin<EventCard> | null) => void
}

/** Outline map with a button per place of events, without network requests. A list of the events is its alternative. */
export function EventsMap({ map: { view, pins }, chosen, onChoose }: Props) {
  const { language, t } = useWords()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no frame of a map
    <div className="events-map" role="group" aria-label={t('events:map.label')}>
      <svg viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} aria-hidden="true" focusable="false">
        <path className="place-map-land" d={LAND} />
        <path className="place-map-borders" d={BORDERS} />
      </svg>
      {pins.map((pin) => (
        <button
          key={pin.events[0]?.id}
          type="button"
          className="events-map-pin"
          style={positionOf(pin, view)}
          aria-label={`${pin.events.length}: ${namesOf(pin, language)}`}
          title={namesOf(pin, language)}
          aria-pressed={pin === chosen}
          onClick={() => onChoose(pin === chosen ? null : pin)}
        >
          {pin.events.length}
        </button>
      ))}
    </div>
  )
}

const positionOf = ({ x, y }: Pin<EventCard>, view: MapView) => ({
  insetInlineStart: `${(100 * (x - view.x)) / view.width}%`,
  insetBlockStart: `${(100 * (y - view.y)) / view.height}%`,
})

const namesOf = ({ events }: Pin<EventCard>, language: Words['language']) =>
  events.map(({ name, nameEn }) => inLanguage(language, { ru: name, en: nameEn })?.text).join(', ')
