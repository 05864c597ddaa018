import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import * as admission from '../schemas/inputs/admission.ts'
import { Upload } from '../schemas/inputs/scalars.ts'

const { admissions } = routes
const params = admission.AdmissionParams
const ofSwimmer = ['swimmer_not_found', 'swimmer_of_another', 'swimmer_unlinked'] as const
const extension = true

export const admissionsEndpoints = {
  of: endpoint(admissions.of, {
    summary:
      "Admission documents of a swimmer, for the owner, administrators of the swimmer's region, and those of an upcoming event that requires them",
    params,
    query: admission.AdmissionsQuery,
    response: responses.admissions.of,
    scopes: ['documents', 'admissions'],
    reasons: [...ofSwimmer, 'event_not_found'],
    extension,
  }),
  upload: endpoint(admissions.upload, {
    summary:
      'Upload an admission document of a swimmer: PDF, JPG or PNG, at most 10 MB; it replaces an older one of its kind',
    params,
    query: admission.AdmissionUpload,
    body: Upload,
    response: responses.admissions.upload,
    reasons: [...ofSwimmer, 'file_missing', 'file_empty', 'file_too_large', 'file_type_wrong'],
    extension,
  }),
  remove: endpoint(admissions.remove, {
    summary: 'Delete an admission document by its ID',
    params,
    response: responses.admissions.remove,
    reasons: ['document_not_found'],
    extension,
  }),
  decide: endpoint(admissions.decide, {
    summary:
      'Accept an admission document, or refuse it with a reason; its owner receives a refusal by e-mail',
    params,
    body: admission.AdmissionDecision,
    response: responses.admissions.decide,
    reasons: ['document_not_found'],
    extension,
  }),
  shown: endpoint(admissions.shown, {
    summary: 'Note that a swimmer showed a document on paper: it is accepted, without a file',
    params,
    body: admission.AdmissionShown,
    response: responses.admissions.shown,
    reasons: ofSwimmer,
    extension,
  }),
}
