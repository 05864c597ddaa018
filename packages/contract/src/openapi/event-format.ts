import * as z from 'zod/mini'
import { EVENT_FORMAT_VERSION, EventExport } from '../schemas/answers/event-export.ts'
import { withDescriptions } from './describe.ts'
import { FORMS, type Json, tidy } from './schemas.ts'

/** Returns the JSON Schema of the file of an event. */
export function eventFormatSchema(): Json {
  const schema = z.toJSONSchema(EventExport, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => Object.assign(jsonSchema, FORMS.get(zodSchema)),
  })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `The file of an event, version ${EVENT_FORMAT_VERSION}`,
    ...withDescriptions(tidy(schema) as Json, 'EventExport'),
  }
}
