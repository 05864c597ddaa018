import { defineWidget } from '../element.ts'
import { createRankings } from '../rankings/create-rankings.ts'
import { texts } from '../rankings/texts-en-first.ts'

defineWidget(createRankings({ texts }), new URL(import.meta.url).origin)
