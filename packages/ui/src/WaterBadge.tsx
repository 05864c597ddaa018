import type { EventCard } from '@polynya/contract'
import { useWords } from './words.ts'

/** Water temperature and category; nothing if both are unknown. */
export function WaterBadge({ waterTemp, waterCat }: Pick<EventCard, 'waterTemp' | 'waterCat'>) {
  const { t, formats } = useWords()
  const category = waterCat && t(`sport:water.${waterCat}`)
  const shown = [waterTemp === null ? null : formats.temperature(waterTemp), category].filter(Boolean)
  if (shown.length === 0) return null
  return <span className="water-badge">{shown.join(' · ')}</span>
}
