import { defineWidget } from '../element.ts'
import { createRankings } from '../rankings/create-rankings.ts'
import { texts } from '../rankings/texts-ru-first.ts'

defineWidget(createRankings({ texts }), new URL(import.meta.url).origin)
