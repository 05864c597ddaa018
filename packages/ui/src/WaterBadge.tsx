import type { EventCard } from '@polynya/contract'
import { useWords } from './words.ts'

/** The temperature of the water and its category; nothing where neither is known. */
export function WaterBadge({ waterTemp, waterCat }: Pick<EventCard, 'waterTemp' | 'waterCat'>) {
  const { t, formats } = useWords()
  const category = waterCat && t(`sport:water.${waterCat}`)
  const shown = [waterTemp === null ? null : formats.temperature(waterTemp), category].filter(Boolean)
  if (shown.length === 0) return null
  return <span className="water-badge">{shown.join(' · ')}</span>
}
