import { defineWidget } from '../element.ts'
import { createRecords } from '../records/create-records.ts'
import { texts } from '../records/texts-en-first.ts'

defineWidget(createRecords({ texts }), new URL(import.meta.url).origin)
