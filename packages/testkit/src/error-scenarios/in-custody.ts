import { PERSONAS } from '../personas.ts'
import type { ErrorScenario } from './error-scenarios.ts'

const reason = 'В паспорте иначе'

const IN_CHANGES = {
  swimmer_unconfirmed: {
    who: 'guardian',
    steps: 'Open /edit-swimmer/{id}/change of Egor Zakharov, whose profile awaits confirmation',
    outcome: 'No request is needed: the profile can be deleted and created again',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.guardian.swimmers.requestChange({
        params: { id: swimmers.unconfirmedSon },
        body: { firstName: 'Egorka', reason },
      }),
  },
  change_request_empty: {
    who: 'guardian',
    steps: 'Request a change of Polina Zakharova: POST /api/v1/swimmers/change/{id} with her current name',
    outcome: 'Refused: the request changes nothing',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.guardian.swimmers.requestChange({
        params: { id: swimmers.daughter },
        body: { firstName: 'Polina', reason },
      }),
  },
  change_request_open: {
    who: 'guardian',
    steps: 'Open /edit-swimmer/{id}/change of Polina Zakharova in two tabs and send both',
    outcome: 'The second tab reports that a request is under review',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.guardian.swimmers.requestChange({
        params: { id: swimmers.guardianHerself },
        body: { firstName: 'Helga', reason },
      }),
  },
  change_request_not_found: {
    who: 'guardian',
    steps: 'Request a change, withdraw it in two tabs',
    outcome: 'The second tab reports that there is no open request',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.guardian.swimmers.withdrawChange({ params: { id: swimmers.daughter } }),
  },
  change_request_decided: {
    who: 'administrator',
    steps: 'Open /admin/changes in two tabs, accept the request for Olga Zakharova in both',
    outcome: 'The second tab reports that the request is already decided',
    attempt: ({ federation: { clients, custody } }) =>
      clients.administrator.swimmers.acceptChange({ params: { id: custody.refusedChange }, body: {} }),
  },
  change_out_of_sync: {
    who: 'administrator',
    steps:
      'Accept the request for Artyom Nesterov, changed since it was made: PUT /api/v1/admin/swimmers/changes/{id}/accept with {}',
    outcome:
      'Refused until the administrator confirms having seen the difference, which /admin/changes shows',
    attempt: ({ federation: { clients, custody } }) =>
      clients.administrator.swimmers.acceptChange({ params: { id: custody.staleChange }, body: {} }),
  },
} as const satisfies Record<string, ErrorScenario>

const IN_TRANSFERS = {
  transfer_to_self: {
    who: 'guardian',
    steps: 'Offer a profile to guardian@demo.polynya.example in /transfers',
    outcome: 'Refused: it is her own address',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.guardian.swimmers.offerTransfer({
        params: { id: swimmers.daughter },
        body: { email: PERSONAS.guardian.email },
      }),
  },
  transfer_open: {
    who: 'captain',
    steps: 'Offer Artyom Nesterov once more in /transfers',
    outcome: 'Refused: he is already offered to the guardian',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.captain.swimmers.offerTransfer({
        params: { id: swimmers.paraswimmer },
        body: { email: PERSONAS.judge.email },
      }),
  },
  transfer_not_found: {
    who: 'judge',
    steps: 'Accept the offer made to the guardian: PUT /api/v1/swimmers/transfers/{id}/accept',
    outcome: 'A 404: the existence of offers between others is not revealed',
    attempt: ({ federation: { clients, custody } }) =>
      clients.judge.swimmers.acceptTransfer({ params: { id: custody.openOffer }, body: {} }),
  },
  transfer_over: {
    who: 'judge',
    steps: 'Open /transfers while an offer of the captain is open, let him withdraw it, accept it',
    outcome: 'The message says that the offer has ended',
    attempt: ({ federation: { clients, custody } }) =>
      clients.judge.swimmers.acceptTransfer({ params: { id: custody.withdrawnOffer }, body: {} }),
  },
} as const satisfies Record<string, ErrorScenario>

const IN_DUPLICATES = {
  candidate_not_found: {
    who: 'administrator',
    steps: 'Open /admin/duplicates in two tabs, choose "Different people" for the same pair in both',
    outcome: 'The second tab reports that the pair is already resolved',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.administrator.swimmers.dismissCandidate({
        body: { oneId: swimmers.guardianHerself, otherId: swimmers.captainHimself },
      }),
  },
  merge_two_owners: {
    who: 'administrator',
    steps: 'Merge two profiles of different accounts by POST /api/v1/admin/swimmers/merge without userId',
    outcome: 'Refused until the new owner is given; the page requires it',
    attempt: async ({ federation: { clients, swimmers } }) => {
      const { administrator } = clients
      const seen = async (id: number) => {
        const { updatedAt = '' } = await administrator.swimmers.get({ params: { id } })
        return { id, updatedAt }
      }
      const survivor = await seen(swimmers.guardianHerself)
      const loser = await seen(swimmers.captainHimself)
      return administrator.swimmers.merge({ body: { survivor, loser, take: [] } })
    },
  },
} as const satisfies Record<string, ErrorScenario>

export const CUSTODY_SCENARIOS = { ...IN_CHANGES, ...IN_TRANSFERS, ...IN_DUPLICATES } as const
