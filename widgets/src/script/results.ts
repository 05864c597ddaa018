import { defineWidget } from '../define-widget.ts'
import { results } from '../results/results.ts'

defineWidget(results, new URL(import.meta.url).origin)
