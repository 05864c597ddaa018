import { defineElement } from '../element.ts'
import { createResults } from '../results/create-results.ts'
import { texts } from '../results/texts-ru-first.ts'

defineElement(createResults({ texts }), new URL(import.meta.url).origin)
