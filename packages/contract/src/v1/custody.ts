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
    summary: 'The last request to change the identity of a swimmer, with its outcome',
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
    summary: 'Accept a request to change an identity',
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
    summary: 'Refuse a request to change an identity, with a reason for its owner',
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
      'Offer an own swimmer to the account with an e-mail address; the response does not reveal whether one exists',
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
    summary: 'Open offers that the account made, and those that await its decision',
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
      'Pairs of profiles that may be one person, the likeliest first, in the regions that the caller administers',
    query: custody.CandidatesQuery,
    response: responses.swimmers.candidates,
    extension,
  }),
  dismissCandidate: endpoint(swimmers.dismissCandidate, {
    summary: 'Dismiss a pair of profiles as different people; it is not listed again',
    body: custody.CandidateDismissal,
    response: responses.swimmers.dismissCandidate,
    reasons: ['candidate_not_found'],
    extension,
  }),
  mergeResults: endpoint(swimmers.mergeResults, {
    summary: 'Distances on which both profiles have a result; a merge needs a choice for each',
    query: custody.MergeResultsQuery,
    response: responses.swimmers.mergeResults,
    reasons: ['swimmer_not_found'],
    extension,
  }),
  merge: endpoint(swimmers.merge, {
    summary: 'Merge two profiles: all data of the merged one move, and its registry ID redirects',
    body: custody.MergeRequest,
    response: responses.swimmers.merge,
    reasons: [
      'swimmer_not_found',
      'swimmer_unconfirmed',
      'stale',
      'merge_two_owners',
      'merge_two_results',
      'merge_two_teams',
      'duplicate_swimmer_own',
      'duplicate_swimmer_of_another',
      'duplicate_swimmer_unlinked',
    ],
    extension,
  }),
}
