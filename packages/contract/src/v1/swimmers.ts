import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { Nothing, RegistryKey, Total, Upload } from '../schemas/scalars.ts'
import * as swimmer from '../schemas/swimmer.ts'

const params = swimmer.SwimmerParams
const byRegistryId = z.object({
  id: z.string().check(z.overwrite((id) => id.toUpperCase())),
})
const { swimmers } = routes

export const swimmersEndpoints = {
  my: endpoint(swimmers.my, {
    summary: "The account's own swimmers",
    query: swimmer.MySwimmersQuery,
    response: swimmer.SwimmerPage,
  }),
  all: endpoint(swimmers.all, {
    summary: 'All swimmers, searched by last name',
    query: swimmer.AllSwimmersQuery,
    response: swimmer.SwimmerPage,
    cache: 'public',
  }),
  idlist: endpoint(swimmers.idlist, {
    summary: 'Swimmers whose registry ID starts with four letters',
    params: z.object({ key: RegistryKey }),
    response: swimmer.SwimmerCards,
    reasons: ['swimmer_not_found'],
    cache: 'public',
  }),
  get: endpoint(swimmers.get, {
    summary: 'One swimmer; everything for the owner and administrators, the public part for others',
    params,
    response: swimmer.Swimmer,
    reasons: ['swimmer_not_found'],
    cache: 'public',
  }),
  canEdit: endpoint(swimmers.canEdit, {
    summary: 'Whether the caller may edit a swimmer, and why not',
    params,
    response: swimmer.CanEdit,
    reasons: ['swimmer_not_found'],
  }),
  iwsaid: endpoint(swimmers.iwsaid, {
    summary: 'The swimmer with a registry ID',
    params: byRegistryId,
    response: swimmer.SwimmerCard,
    reasons: ['registry_id_wrong', 'swimmer_not_found'],
  }),
  viewIwsaid: endpoint(swimmers.viewIwsaid, {
    summary: 'The profile page of the swimmer with a registry ID',
    params: byRegistryId,
    response: swimmer.Swimmer,
    reasons: ['registry_id_wrong', 'swimmer_not_found'],
    cache: 'public',
  }),
  create: endpoint(swimmers.create, {
    summary: 'Create a profile; it stays invisible until confirmed and is deleted after 24 hours',
    body: swimmer.SwimmerCreate,
    response: swimmer.Swimmer,
    reasons: [
      'duplicate_swimmer_own',
      'duplicate_swimmer_of_another',
      'duplicate_swimmer_unlinked',
      'field_forbidden',
      'registry_id_taken',
    ],
  }),
  update: endpoint(swimmers.update, {
    summary: 'Change a profile; absent fields stay, locked fields may be echoed unchanged',
    params,
    body: swimmer.SwimmerUpdate,
    response: swimmer.Swimmer,
    reasons: [
      'swimmer_not_found',
      'swimmer_of_another',
      'swimmer_unlinked',
      'field_forbidden',
      'duplicate_swimmer_of_another',
      'registry_id_taken',
    ],
  }),
  remove: endpoint(swimmers.remove, {
    summary: 'Delete a profile',
    params,
    response: Nothing,
    reasons: ['swimmer_not_found', 'swimmer_of_another', 'swimmer_unlinked'],
  }),
  uploadAvatar: endpoint(swimmers.uploadAvatar, {
    summary: 'Set the photo: JPG or PNG, at most 1 MB; it is cut to a square and made anew',
    params,
    body: Upload,
    response: swimmer.Avatar,
    reasons: [
      'swimmer_not_found',
      'swimmer_of_another',
      'swimmer_unlinked',
      'file_missing',
      'file_too_large',
      'file_type_wrong',
      'picture_unreadable',
      'picture_too_large',
    ],
  }),
  avatarExists: endpoint(swimmers.avatarExists, {
    summary: 'Whether a swimmer has a photo',
    params,
    response: swimmer.AvatarState,
    reasons: ['swimmer_not_found'],
    cache: 'public',
  }),
  countMy: endpoint(swimmers.countMy, { summary: 'How many swimmers the account has', response: Total }),
  countAll: endpoint(swimmers.countAll, {
    summary: 'How many swimmers there are',
    response: Total,
    cache: 'public',
  }),
  featured: endpoint(swimmers.featured, {
    summary: 'The swimmer of the day',
    response: swimmer.FeaturedSwimmer,
    cache: 'public',
  }),
  similar: endpoint(swimmers.similar, {
    summary: 'Profiles that may be the same person, before one is created',
    query: swimmer.SimilarQuery,
    response: swimmer.SimilarSwimmers,
    extension: true,
  }),
  confirm: endpoint(swimmers.confirm, {
    summary: "Say that an unconfirmed profile's data are correct",
    params,
    response: swimmer.Swimmer,
    reasons: [
      'swimmer_not_found',
      'swimmer_of_another',
      'duplicate_swimmer_of_another',
      'duplicate_swimmer_unlinked',
    ],
    extension: true,
  }),
  claim: endpoint(swimmers.claim, {
    summary: 'Take over a profile without an account by its full birth date; three tries a day',
    params,
    body: swimmer.ClaimRequest,
    response: swimmer.Swimmer,
    reasons: ['swimmer_not_found', 'swimmer_not_claimable', 'claim_mismatch'],
    extension: true,
  }),
  release: endpoint(swimmers.release, {
    summary: 'Let a profile go from its account; it can be claimed again',
    params,
    response: swimmer.Swimmer,
    reasons: ['swimmer_not_found', 'swimmer_of_another', 'swimmer_unlinked'],
    extension: true,
  }),
}
