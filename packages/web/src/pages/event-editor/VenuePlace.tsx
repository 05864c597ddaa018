import { Skeleton, useWords } from '@polynya/ui'
import { type ClipboardEvent, lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { numberOf } from '../../infrastructure/forms/field-values.ts'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import { readCoordinates } from './coordinates.ts'
import type { VenueValues } from './VenueSection.tsx'

/** As on the event's own page: its outlines are in a chunk of their own. */
const EventMap = lazy(async () => ({
  default: (await import('../../features/events/EventMap.tsx')).EventMap,
}))

const BOUNDS = { lat: 90, lon: 180 } as const

/** The place in degrees, and a drawing of where that is. */
export function VenuePlace({
  state,
  labels,
}: {
  readonly state: FormState<VenueValues>
  readonly labels: Readonly<Record<'coord.lat' | 'coord.lon', string>>
}) {
  const { t } = useWords()
  const { control, setValue } = state.form
  const [coord, address] = useWatch({ control, name: ['coord', 'address'] })
  const place = placeOf(coord)

  function onPaste(domEvent: ClipboardEvent) {
    const pasted = readCoordinates(domEvent.clipboardData.getData('text'))
    if (!pasted) return
    domEvent.preventDefault()
    for (const name of ['lat', 'lon'] as const) {
      setValue(`coord.${name}`, pasted[name], { shouldDirty: true })
      state.onInput(`coord.${name}`)
    }
  }

  return (
    <fieldset className="field venue-place" aria-describedby={`${state.id}-coord-hint`}>
      <legend>{t('eventEditor:fields.coord')}</legend>
      <p id={`${state.id}-coord-hint`} className="field-hint">
        {t('eventEditor:hints.coordinates')}
      </p>
      <div className="field-pair">
        {(['coord.lat', 'coord.lon'] as const).map((name) => (
          <TextField
            key={name}
            state={state}
            name={name}
            label={labels[name]}
            input={{ onPaste, inputMode: 'decimal', autoComplete: 'off' }}
          />
        ))}
      </div>
      {place ? (
        <Suspense fallback={<Skeleton shape="line" count={4} />}>
          <EventMap coord={place} />
        </Suspense>
      ) : (
        <p className="field-hint">{t('eventEditor:venue.noPlace')}</p>
      )}
      {address && (
        <p>
          <a href={searchFor(address)}>{t('eventEditor:venue.find')}</a>
        </p>
      )}
    </fieldset>
  )
}

/** The place, where both numbers are one on Earth. */
function placeOf({ lat, lon }: VenueValues['coord']) {
  const isWithin = (text: string, bound: number) => text.trim() !== '' && Math.abs(numberOf(text)) <= bound
  const isPlace = isWithin(lat, BOUNDS.lat) && isWithin(lon, BOUNDS.lon)
  return isPlace ? { lat: numberOf(lat), lon: numberOf(lon) } : null
}

const searchFor = (address: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`
