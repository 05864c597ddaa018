import { defineWidget } from '../define-widget.ts'
import { rankings } from '../rankings/rankings.ts'

defineWidget(rankings, new URL(import.meta.url).origin)
