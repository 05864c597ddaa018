import { PERSONAS } from '../personas.ts'
import type { Reachable } from './reachable.ts'

const reason = 'В паспорте иначе'

const IN_CHANGES = {
  swimmer_unconfirmed: {
    who: 'guardian',
    steps: 'Open /edit-swimmer/{id}/change of Egor Zakharov, whose profile waits to be confirmed',
    outcome: 'There is nothing to ask for: the profile can be made anew',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.guardian.swimmers.requestChange({
        params: { id: swimmers.unconfirmedSon },
        body: { firstName: 'Egorka', reason },
      }),
  },
  change_request_empty: {
    who: 'guardian',
    steps: 'Ask for a change of Polina Zakharova: POST /api/v1/swimmers/change/{id} with her present name',
    outcome: 'Refused: there is nothing new in it',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.guardian.swimmers.requestChange({
        params: { id: swimmers.daughter },
        body: { firstName: 'Polina', reason },
      }),
  },
  change_request_open: {
    who: 'guardian',
    steps: 'Open /edit-swimmer/{id}/change of Polina Zakharova in two tabs and send both',
    outcome: 'The second is told that a request is being reviewed',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.guardian.swimmers.requestChange({
        params: { id: swimmers.guardianHerself },
        body: { firstName: 'Helga', reason },
      }),
  },
  change_request_not_found: {
    who: 'guardian',
    steps: 'Ask for a change, withdraw it in two tabs',
    outcome: 'The second tab is told that there is none',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.guardian.swimmers.withdrawChange({ params: { id: swimmers.daughter } }),
  },
  change_request_decided: {
    who: 'administrator',
    steps: 'Open /admin/changes in two tabs, accept the request for Olga Zakharova in both',
    outcome: 'The second is told that it was answered already',
    attempt: ({ federation: { clients, custody } }) =>
      clients.administrator.swimmers.acceptChange({ params: { id: custody.refusedChange }, body: {} }),
  },
  change_out_of_sync: {
    who: 'administrator',
    steps:
      'Accept the request for Artyom Nesterov, changed since it was made: PUT /api/v1/admin/swimmers/changes/{id}/accept with {}',
    outcome: 'Refused until the administrator says that the difference was seen; /admin/changes shows it',
    attempt: ({ federation: { clients, custody } }) =>
      clients.administrator.swimmers.acceptChange({ params: { id: custody.staleChange }, body: {} }),
  },
} as const satisfies Record<string, Reachable>

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
    outcome: 'Refused: he is offered to the guardian already',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.captain.swimmers.offerTransfer({
        params: { id: swimmers.paraswimmer },
        body: { email: PERSONAS.judge.email },
      }),
  },
  transfer_not_found: {
    who: 'judge',
    steps: 'Accept the offer that is for the guardian: PUT /api/v1/swimmers/transfers/{id}/accept',
    outcome: 'A 404: an offer between others does not exist',
    attempt: ({ federation: { clients, custody } }) =>
      clients.judge.swimmers.acceptTransfer({ params: { id: custody.openOffer }, body: {} }),
  },
  transfer_over: {
    who: 'judge',
    steps: 'Open /transfers while an offer of the captain is there, let him withdraw it, accept it',
    outcome: 'Told that the offer is over',
    attempt: ({ federation: { clients, custody } }) =>
      clients.judge.swimmers.acceptTransfer({ params: { id: custody.withdrawnOffer }, body: {} }),
  },
} as const satisfies Record<string, Reachable>

const IN_DUPLICATES = {
  candidate_not_found: {
    who: 'administrator',
    steps: 'Open /admin/duplicates in two tabs, say "Different people" of the same pair in both',
    outcome: 'The second is told that the pair was settled',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.administrator.swimmers.dismissCandidate({
        body: { oneId: swimmers.guardianHerself, otherId: swimmers.captainHimself },
      }),
  },
  merge_two_owners: {
    who: 'administrator',
    steps: 'Merge two profiles of different accounts by POST /api/v1/admin/swimmers/merge without userId',
    outcome: 'Refused until it is said whose the profile will be; the page asks for it',
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
} as const satisfies Record<string, Reachable>

export const REACHABLE_IN_CUSTODY = { ...IN_CHANGES, ...IN_TRANSFERS, ...IN_DUPLICATES } as const
