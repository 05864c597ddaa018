import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { RegistryKey, Upload } from '../schemas/inputs/scalars.ts'
import * as swimmer from '../schemas/inputs/swimmer.ts'

const params = swimmer.SwimmerParams
const byRegistryId = swimmer.RegistryIdParams
const { swimmers } = routes

export const swimmersEndpoints = {
  my: endpoint(swimmers.my, {
    summary: "The account's own swimmers",
    query: swimmer.MySwimmersQuery,
    response: responses.swimmers.my,
  }),
  all: endpoint(swimmers.all, {
    summary: 'All swimmers, searched by last name',
    query: swimmer.AllSwimmersQuery,
    response: responses.swimmers.all,
    cache: 'public',
  }),
  idlist: endpoint(swimmers.idlist, {
    summary: 'Swimmers whose registry ID starts with four letters',
    params: z.object({ key: RegistryKey }),
    query: swimmer.RegistryListQuery,
    response: responses.swimmers.idlist,
    reasons: ['swimmer_not_found'],
    cache: 'public',
  }),
  get: endpoint(swimmers.get, {
    summary: 'One swimmer; everything for the owner and administrators, the public part for others',
    params,
    response: responses.swimmers.get,
    reasons: ['swimmer_not_found'],
    cache: 'public',
  }),
  canEdit: endpoint(swimmers.canEdit, {
    summary: 'Whether the caller may edit a swimmer, and why not',
    params,
    response: responses.swimmers.canEdit,
    reasons: ['swimmer_not_found'],
  }),
  iwsaid: endpoint(swimmers.iwsaid, {
    summary: 'The swimmer with a registry ID',
    params: byRegistryId,
    response: responses.swimmers.iwsaid,
    reasons: ['registry_id_wrong', 'swimmer_not_found'],
  }),
  viewIwsaid: endpoint(swimmers.viewIwsaid, {
    summary: 'The profile page of the swimmer with a registry ID',
    params: byRegistryId,
    response: responses.swimmers.viewIwsaid,
    reasons: ['registry_id_wrong', 'swimmer_not_found'],
    cache: 'public',
  }),
  create: endpoint(swimmers.create, {
    summary: 'Create a profile; it stays invisible until confirmed and is deleted after 24 hours',
    body: swimmer.SwimmerCreate,
    response: responses.swimmers.create,
    reasons: [
      'duplicate_swimmer_own',
      'duplicate_swimmer_of_another',
      'duplicate_swimmer_unlinked',
      'birth_date_tries',
      'event_not_found',
      'field_forbidden',
      'registry_id_taken',
    ],
  }),
  update: endpoint(swimmers.update, {
    summary: 'Change a profile; absent fields stay, locked fields may be echoed unchanged',
    params,
    body: swimmer.SwimmerUpdate,
    response: responses.swimmers.update,
    reasons: [
      'stale',
      'swimmer_not_found',
      'swimmer_of_another',
      'swimmer_unlinked',
      'field_forbidden',
      'duplicate_swimmer_of_another',
      'registry_id_taken',
    ],
  }),
  remove: endpoint(swimmers.remove, {
    summary: 'Delete a profile; one that has entered an event stays',
    params,
    response: responses.swimmers.remove,
    reasons: ['swimmer_not_found', 'swimmer_of_another', 'swimmer_unlinked', 'swimmer_has_entries'],
  }),
  uploadAvatar: endpoint(swimmers.uploadAvatar, {
    summary: 'Set the photo: JPG or PNG, at most 1 MB; it is cropped to a square and re-encoded',
    params,
    body: Upload,
    response: responses.swimmers.uploadAvatar,
    reasons: [
      'swimmer_not_found',
      'swimmer_of_another',
      'swimmer_unlinked',
      'file_missing',
      'file_empty',
      'file_too_large',
      'file_type_wrong',
      'picture_unreadable',
      'picture_too_large',
    ],
  }),
  uploadDocument: endpoint(swimmers.uploadDocument, {
    summary:
      "Upload a paraswimmer's disability document: PDF, JPG or PNG, at most 10 MB, visible to the owner and administrators only",
    params,
    body: Upload,
    response: responses.swimmers.uploadDocument,
    reasons: [
      'swimmer_not_found',
      'swimmer_of_another',
      'swimmer_unlinked',
      'not_a_paraswimmer',
      'file_missing',
      'file_empty',
      'file_too_large',
      'file_type_wrong',
    ],
    extension: true,
  }),
  document: endpoint(swimmers.document, {
    summary: "Details of a paraswimmer's document, and where to download it with the same token",
    params,
    response: responses.swimmers.document,
    scopes: ['documents'],
    reasons: ['swimmer_not_found', 'swimmer_of_another', 'swimmer_unlinked'],
    extension: true,
  }),
  removeDocument: endpoint(swimmers.removeDocument, {
    summary: "Delete a paraswimmer's document",
    params,
    response: responses.swimmers.removeDocument,
    reasons: ['swimmer_not_found', 'swimmer_of_another', 'swimmer_unlinked', 'document_not_found'],
    extension: true,
  }),
  avatarExists: endpoint(swimmers.avatarExists, {
    summary: 'Whether a swimmer has a photo',
    params,
    response: responses.swimmers.avatarExists,
    reasons: ['swimmer_not_found'],
    cache: 'public',
  }),
  countMy: endpoint(swimmers.countMy, {
    summary: 'How many swimmers the account has',
    response: responses.swimmers.countMy,
  }),
  countAll: endpoint(swimmers.countAll, {
    summary: 'How many swimmers there are',
    response: responses.swimmers.countAll,
    cache: 'public',
  }),
  statistics: endpoint(swimmers.statistics, {
    summary: 'How many swimmers there are by country and by age group, women and men',
    response: responses.swimmers.statistics,
    cache: 'public',
    extension: true,
  }),
  featured: endpoint(swimmers.featured, {
    summary: 'The swimmer of the day',
    response: responses.swimmers.featured,
    cache: 'public',
  }),
  similar: endpoint(swimmers.similar, {
    summary: 'Profiles that may be the same person, before one is created',
    query: swimmer.SimilarQuery,
    response: responses.swimmers.similar,
    reasons: ['birth_date_tries'],
    extension: true,
  }),
  confirm: endpoint(swimmers.confirm, {
    summary: 'Confirm the data of an unconfirmed profile',
    params,
    response: responses.swimmers.confirm,
    reasons: [
      'swimmer_not_found',
      'swimmer_of_another',
      'duplicate_swimmer_of_another',
      'duplicate_swimmer_unlinked',
    ],
    extension: true,
  }),
  unconfirmed: endpoint(swimmers.unconfirmed, {
    summary:
      'Profiles that their owners have not confirmed, the oldest first, in the regions that the caller administers; after a day they are deleted',
    query: swimmer.UnconfirmedQuery,
    response: responses.swimmers.unconfirmed,
    extension: true,
  }),
  claim: endpoint(swimmers.claim, {
    summary: 'Take over a profile without an account by its full birth date; three tries a day',
    params,
    body: swimmer.ClaimRequest,
    response: responses.swimmers.claim,
    reasons: ['swimmer_not_found', 'swimmer_not_claimable', 'claim_mismatch', 'birth_date_tries'],
    extension: true,
  }),
  release: endpoint(swimmers.release, {
    summary: 'Release a profile from its account; it can be claimed again',
    params,
    response: responses.swimmers.release,
    reasons: ['swimmer_not_found', 'swimmer_of_another', 'swimmer_unlinked'],
    extension: true,
  }),
}
