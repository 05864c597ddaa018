import { defineElement } from '../element.ts'
import { createRecords } from '../records/create-records.ts'
import { texts } from '../records/texts-ru-first.ts'

defineElement(createRecords({ texts }), new URL(import.meta.url).origin)
