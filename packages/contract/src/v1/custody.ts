import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import * as custody from '../schemas/inputs/custody.ts'

const params = custody.CustodyParams
const { swimmers } = routes
const extension = true

const changeEndpoints = {
  requestChange: endpoint(swimmers.requestChange, {
    summary: 'Ask administrators to change the name, birth date or gender of an own swimmer',
    params,
    body: custody.ChangeRequestInput,
    response: responses.swimmers.requestChange,
    reasons: [
      'swimmer_not_found',
      'swimmer_of_another',
      'swimmer_unlinked',
      'swimmer_unconfirmed',
      'change_request_empty',
      'change_request_open',
    ],
    extension,
  }),
  lastChange: endpoint(swimmers.lastChange, {
    summary: 'The last request to change the identity of a swimmer, with what became of it',
    params,
    response: responses.swimmers.lastChange,
    reasons: ['swimmer_not_found', 'swimmer_of_another', 'swimmer_unlinked'],
    extension,
  }),
  withdrawChange: endpoint(swimmers.withdrawChange, {
    summary: 'Withdraw the open request to change an own swimmer',
    params,
    response: responses.swimmers.withdrawChange,
    reasons: ['swimmer_not_found', 'swimmer_of_another', 'swimmer_unlinked', 'change_request_not_found'],
    extension,
  }),
  changes: endpoint(swimmers.changes, {
    summary:
      'Requests to change identities, the oldest open ones first, in the regions that the caller administers',
    query: custody.ChangesQuery,
    response: responses.swimmers.changes,
    extension,
  }),
  acceptChange: endpoint(swimmers.acceptChange, {
    summary: 'Change an identity as its owner asked',
    params,
    body: custody.ChangeAcceptance,
    response: responses.swimmers.acceptChange,
    reasons: [
      'change_request_not_found',
      'change_request_decided',
      'change_out_of_sync',
      'duplicate_swimmer_own',
      'duplicate_swimmer_of_another',
      'duplicate_swimmer_unlinked',
    ],
    extension,
  }),
  refuseChange: endpoint(swimmers.refuseChange, {
    summary: 'Refuse a change of identity, with a reason that its owner is told',
    params,
    body: custody.ChangeRefusal,
    response: responses.swimmers.refuseChange,
    reasons: ['change_request_not_found', 'change_request_decided'],
    extension,
  }),
}

const transferEndpoints = {
  offerTransfer: endpoint(swimmers.offerTransfer, {
    summary:
      'Offer an own swimmer to the account with an e-mail; the answer does not tell whether there is one',
    params,
    body: custody.TransferRequest,
    response: responses.swimmers.offerTransfer,
    reasons: [
      'swimmer_not_found',
      'swimmer_of_another',
      'swimmer_unlinked',
      'swimmer_unconfirmed',
      'transfer_to_self',
      'transfer_open',
    ],
    extension,
  }),
  transfers: endpoint(swimmers.transfers, {
    summary: 'The open offers that the account made, and those that wait for its answer',
    response: responses.swimmers.transfers,
    extension,
  }),
  acceptTransfer: endpoint(swimmers.acceptTransfer, {
    summary: 'Take over the swimmer of an offer to the e-mail of the account',
    params,
    body: custody.TransferAcceptance,
    response: responses.swimmers.acceptTransfer,
    reasons: ['transfer_not_found', 'transfer_over', 'duplicate_swimmer_own'],
    extension,
  }),
  declineTransfer: endpoint(swimmers.declineTransfer, {
    summary: 'Decline an offer',
    params,
    response: responses.swimmers.declineTransfer,
    reasons: ['transfer_not_found', 'transfer_over'],
    extension,
  }),
  withdrawTransfer: endpoint(swimmers.withdrawTransfer, {
    summary: 'Withdraw an offer that the account made',
    params,
    response: responses.swimmers.withdrawTransfer,
    reasons: ['transfer_not_found', 'transfer_over'],
    extension,
  }),
}

export const custodyEndpoints = {
  ...changeEndpoints,
  ...transferEndpoints,
  candidates: endpoint(swimmers.candidates, {
    summary:
      'Pairs of profiles that may be one person, the surest first, in the regions that the caller administers',
    query: custody.CandidatesQuery,
    response: responses.swimmers.candidates,
    extension,
  }),
  dismissCandidate: endpoint(swimmers.dismissCandidate, {
    summary: 'Say that two profiles are not the same person; they are not listed again',
    body: custody.CandidateDismissal,
    response: responses.swimmers.dismissCandidate,
    reasons: ['candidate_not_found'],
    extension,
  }),
  merge: endpoint(swimmers.merge, {
    summary: 'Make one profile of two: everything of the one that goes moves, and its registry ID leads on',
    body: custody.MergeRequest,
    response: responses.swimmers.merge,
    reasons: [
      'swimmer_not_found',
      'swimmer_unconfirmed',
      'stale',
      'merge_two_owners',
      'duplicate_swimmer_own',
      'duplicate_swimmer_of_another',
      'duplicate_swimmer_unlinked',
    ],
    extension,
  }),
}
