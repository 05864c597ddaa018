import { defineElement } from '../element.ts'
import { createRankings } from '../rankings/create-rankings.ts'
import { texts } from '../rankings/texts-ru-first.ts'

defineElement(createRankings({ texts }), new URL(import.meta.url).origin)
