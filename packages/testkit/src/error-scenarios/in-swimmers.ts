import { namedSwimmers } from '../people/named-swimmers.ts'
import type { ErrorScenario } from './error-scenarios.ts'

export const SWIMMERS_SCENARIOS = {
  swimmer_not_found: {
    who: 'visitor',
    steps: 'Open the unconfirmed profile of the guardian’s son, Egor Zakharov',
    outcome: 'A 404: only its owner can see it',
    attempt: ({ visitor, federation }) =>
      visitor.swimmers.get({ params: { id: federation.swimmers.unconfirmedSon } }),
  },
  registry_id_wrong: {
    who: 'visitor',
    steps: 'Open /view-swimmer/123',
    outcome: '"Wrong ID": not a valid registry ID',
    attempt: ({ visitor }) => visitor.swimmers.viewIwsaid({ params: { id: '123' } }),
  },
  registry_id_taken: {
    who: 'administrator',
    steps: 'Import Anna Ledyankina with the registry ID LEDI000049, which Tamara Ledyankina has',
    outcome: 'Refused: registry IDs are unique',
    attempt: ({ federation, today }) =>
      federation.clients.administrator.swimmers.create({
        body: { ...namedSwimmers(today).claimable, firstName: 'Anna' },
      }),
  },
  swimmer_of_another: {
    who: 'guardian',
    steps: 'Open /edit-swimmer of Sergei Morozov, who belongs to the captain',
    outcome: 'Read only, with the reason; a change is refused',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.guardian.swimmers.update({
        params: { id: swimmers.captainHimself },
        body: { isParaswimmer: true },
      }),
  },
  swimmer_unlinked: {
    who: 'guardian',
    steps: 'Open /edit-swimmer of Viktor Ermakov, whom the captain released',
    outcome: 'Read only, with the offer to claim the profile',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.guardian.swimmers.update({ params: { id: swimmers.released }, body: { isParaswimmer: true } }),
  },
  duplicate_swimmer_own: {
    who: 'guardian',
    steps: 'Create Olga Zakharova, born 1984-05-19, again',
    outcome: 'Refused: the account already has her',
    attempt: ({ federation, today }) =>
      federation.clients.guardian.swimmers.create({ body: namedSwimmers(today).guardianHerself }),
  },
  duplicate_swimmer_of_another: {
    who: 'guardian',
    steps: 'Create Sergei Morozov, a man born 1979-11-03',
    outcome: 'Refused with the first two letters of the owner’s e-mail address: "ca…"',
    attempt: ({ federation, today }) =>
      federation.clients.guardian.swimmers.create({ body: namedSwimmers(today).captainHimself }),
  },
  duplicate_swimmer_unlinked: {
    who: 'guardian',
    steps: 'Create Viktor Ermakov, a man born 1966-03-08',
    outcome: 'Refused with his registry ID, so that the profile can be claimed',
    attempt: ({ federation, today }) =>
      federation.clients.guardian.swimmers.create({ body: namedSwimmers(today).released }),
  },
  swimmer_not_claimable: {
    who: 'captain',
    steps: 'Claim Olga Zakharova, who has an account',
    outcome: 'Refused: only profiles without an account can be claimed',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.captain.swimmers.claim({
        params: { id: swimmers.guardianHerself },
        body: { dob: '1984-05-19' },
      }),
  },
  claim_mismatch: {
    who: 'captain',
    steps: 'Claim Tamara Ledyankina (LEDI000049) with a wrong birth date (1949-02-17 is the right one)',
    outcome: 'Refused; this uses one of three attempts a day',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.captain.swimmers.claim({ params: { id: swimmers.claimable }, body: { dob: '1950-02-17' } }),
  },
  birth_date_tries: {
    who: 'judge',
    steps: 'Create Tamara Ledyankina, a woman born in 1949, with four different days of that year',
    outcome: 'The fourth is refused whatever its day; so is every claim of her profile',
    attempt: async ({ federation, today }) => {
      const { firstName, lastName, gender } = namedSwimmers(today).claimable
      for (const day of ['01', '02', '03', '04']) {
        const query = { firstName, lastName, gender, dob: `1949-01-${day}` }
        await federation.clients.judge.swimmers.similar({ query })
      }
    },
  },
  not_a_paraswimmer: {
    who: 'guardian',
    steps: 'Upload a disability document for Olga Zakharova: POST /api/v1/swimmers/upload-document/{id}',
    outcome: 'Refused: only paraswimmers have one',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.guardian.swimmers.uploadDocument({
        params: { id: swimmers.guardianHerself },
        body: { file: new File(['%PDF-1.7'], 'spravka.pdf') },
      }),
  },
} as const satisfies Record<string, ErrorScenario>
