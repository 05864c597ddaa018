import { defineWidget } from '../define-widget.ts'
import { swimmerCard } from '../swimmer-card/swimmer-card.ts'

defineWidget(swimmerCard, new URL(import.meta.url).origin)
