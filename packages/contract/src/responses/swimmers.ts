/** Shapes of the answers of `swimmers`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import * as custody from '../schemas/answers/custody.ts'
import { Nothing, Total } from '../schemas/answers/scalars.ts'
import * as swimmer from '../schemas/answers/swimmer.ts'

export const answers = {
  my: swimmer.SwimmerPage,
  all: swimmer.SwimmerPage,
  idlist: swimmer.SwimmerPage,
  get: swimmer.Swimmer,
  canEdit: swimmer.CanEdit,
  iwsaid: swimmer.SwimmerCard,
  viewIwsaid: swimmer.Swimmer,
  create: swimmer.Swimmer,
  update: swimmer.Swimmer,
  remove: Nothing,
  uploadAvatar: swimmer.Avatar,
  uploadDocument: swimmer.DisabilityDocument,
  document: z.object({ document: z.nullable(swimmer.DisabilityDocument) }),
  removeDocument: Nothing,
  avatarExists: swimmer.AvatarState,
  countMy: Total,
  countAll: Total,
  statistics: swimmer.SwimmerStatistics,
  featured: swimmer.FeaturedSwimmer,
  similar: swimmer.SimilarSwimmers,
  confirm: swimmer.Swimmer,
  unconfirmed: swimmer.UnconfirmedPage,
  claim: swimmer.Swimmer,
  release: swimmer.Swimmer,
  requestChange: custody.ChangeRequest,
  lastChange: custody.LastChange,
  withdrawChange: Nothing,
  changes: custody.ChangePage,
  acceptChange: custody.ChangeRequest,
  refuseChange: custody.ChangeRequest,
  offerTransfer: custody.TransferOffer,
  transfers: custody.Transfers,
  acceptTransfer: swimmer.Swimmer,
  declineTransfer: Nothing,
  withdrawTransfer: Nothing,
  candidates: custody.CandidatePage,
  dismissCandidate: Nothing,
  mergeResults: custody.MergeResults,
  merge: swimmer.Swimmer,
} as const satisfies AnswersOf<'swimmers'>
