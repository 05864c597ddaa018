import type { Handlers } from '../../http/call.ts'
import { decide } from './decide.ts'
import { of } from './of.ts'
import { remove } from './remove.ts'
import { shown } from './shown.ts'
import { upload } from './upload.ts'

export const admissions: Handlers['admissions'] = { of, upload, remove, decide, shown }
