import { defineWidget } from '../define-widget.ts'
import { records } from '../records/records.ts'

defineWidget(records, new URL(import.meta.url).origin)
