/** The card with all texts, for the npm package and the self-contained script. */

import { createSwimmerCard } from './create-swimmer-card.ts'
import en from './texts.en.json'
import ru from './texts.ru.json'

export const swimmerCard = createSwimmerCard({ texts: { ru, en } })
