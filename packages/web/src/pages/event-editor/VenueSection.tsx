import { type EventView, WaterCategory } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { numberIn, numberOrNull, textOf, textOrNull } from '../../infrastructure/forms/field-values.ts'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { RegionFields } from './RegionFields.tsx'
import { EditorSection } from './section/EditorSection.tsx'
import { type SectionProps, useSection } from './section/use-section.ts'
import { VenuePlace } from './VenuePlace.tsx'
import { WaterFields } from './WaterFields.tsx'

export interface VenueValues {
  address: string
  addressEn: string
  region: string
  coord: { lat: string; lon: string }
  waterCat: string
  waterTemp: string
}

const valuesOf = ({ address, addressEn, region, coord, waterCat, waterTemp }: EventView): VenueValues => ({
  address: textOf(address),
  addressEn: textOf(addressEn),
  region: textOf(region),
  coord: { lat: textOf(coord?.lat), lon: textOf(coord?.lon) },
  waterCat: textOf(waterCat),
  waterTemp: textOf(waterTemp),
})

const toInput = (values: VenueValues) => ({
  address: textOrNull(values.address),
  addressEn: textOrNull(values.addressEn),
  region: textOrNull(values.region),
  coord: coordOf(values.coord),
  waterCat: WaterCategory.options.find((category) => category === values.waterCat) ?? null,
  waterTemp: numberOrNull(values.waterTemp),
})

/** Both or none: half a place is a field that is missing. */
function coordOf({ lat, lon }: VenueValues['coord']) {
  return lat.trim() || lon.trim() ? { lat: numberIn(lat), lon: numberIn(lon) } : null
}

/** Where the event is, and in what water. */
export function VenueSection(props: SectionProps) {
  const { t } = useWords()
  const section = useSection<VenueValues>(props, { id: 'venue', valuesOf, toInput })
  const { state } = section
  const labels = {
    address: t('eventEditor:fields.address'),
    addressEn: t('eventEditor:fields.addressEn'),
    region: t('eventEditor:fields.region'),
    'coord.lat': t('eventEditor:fields.lat'),
    'coord.lon': t('eventEditor:fields.lon'),
    waterTemp: t('eventEditor:fields.waterTemp'),
    waterCat: t('eventEditor:fields.waterCat'),
  }
  return (
    <EditorSection section={section} labels={labels} failed={t('eventEditor:failed.venue')}>
      <TextField state={state} name="address" label={labels.address} />
      <TextField state={state} name="addressEn" label={labels.addressEn} input={{ lang: 'en' }} />
      <RegionFields state={state} label={labels.region} />
      <VenuePlace state={state} labels={labels} />
      <WaterFields state={state} labels={labels} />
    </EditorSection>
  )
}
