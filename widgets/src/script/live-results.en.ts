import { defineElement } from '../element.ts'
import { createLiveResults } from '../live-results/create-live-results.ts'
import { texts } from '../live-results/texts-en-first.ts'

defineElement(createLiveResults({ texts }), new URL(import.meta.url).origin)
