import { defineElement } from '../element.ts'
import { createSwimmerCard } from '../swimmer-card/create-swimmer-card.ts'
import { texts } from '../swimmer-card/texts-ru-first.ts'

defineElement(createSwimmerCard({ texts }), new URL(import.meta.url).origin)
