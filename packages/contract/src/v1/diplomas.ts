import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { DiplomaTemplateInput, DiplomaParams as params } from '../schemas/inputs/diploma.ts'
import { EventParams } from '../schemas/inputs/event.ts'
import { Upload } from '../schemas/inputs/scalars.ts'

const { events } = routes
const extension = true

export const diplomaEndpoints = {
  diplomaTemplates: endpoint(events.diplomaTemplates, {
    summary: 'How the diplomas and the certificates of an event look',
    params: EventParams,
    response: responses.events.diplomaTemplates,
    reasons: ['event_not_found'],
    extension,
  }),
  diplomaSamples: endpoint(events.diplomaSamples, {
    summary: 'What the first diplomas or certificates of an event say, for a preview',
    params,
    response: responses.events.diplomaSamples,
    reasons: ['event_not_found'],
    extension,
  }),
  updateDiplomaTemplate: endpoint(events.updateDiplomaTemplate, {
    summary: 'Replace the texts of the diplomas or the certificates of an event',
    params,
    body: DiplomaTemplateInput,
    response: responses.events.updateDiplomaTemplate,
    reasons: ['event_not_found', 'stale'],
    extension,
  }),
  resetDiplomaTemplate: endpoint(events.resetDiplomaTemplate, {
    summary: 'Return the diplomas or the certificates of an event to the default, without a picture',
    params,
    response: responses.events.resetDiplomaTemplate,
    reasons: ['event_not_found', 'stale'],
    extension,
  }),
  uploadDiplomaBackground: endpoint(events.uploadDiplomaBackground, {
    summary: 'Set the picture behind the texts of the diplomas or the certificates of an event',
    params,
    body: Upload,
    response: responses.events.uploadDiplomaBackground,
    reasons: [
      'event_not_found',
      'file_missing',
      'file_empty',
      'file_too_large',
      'file_type_wrong',
      'picture_unreadable',
      'picture_too_large',
    ],
    extension,
  }),
}
