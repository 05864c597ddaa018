import type { EventRegistration } from '@polynya/contract'
import { given, pageFor, take } from '../../calls/take.ts'
import type { Context } from '../../context/context.ts'
import { type Column, rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import type { Input } from '../../definitions/commands.ts'
import { numberOf } from '../../input/number-of.ts'
import { nameOf } from '../swimmers/swimmer-table.ts'

type Required = EventRegistration['admissions'][number]
type State = Required['state']

/** A document that an event requires of a swimmer. */
interface Admission
  extends Pick<
    EventRegistration,
    'swimmerId' | 'iwsaid' | 'number' | 'email' | 'regionCode' | 'country' | (typeof NAMES)[number]
  > {
  readonly documentId: number | null
  readonly kind: Required['kind']
  readonly state: State
  readonly validUntil: string | null
  readonly note: string | null
}

const NAMES = ['firstName', 'lastName', 'nativeFirstName', 'nativePatronim', 'nativeLastName'] as const

/** States for which the server selects registrations; the others are selected here. */
const SELECTED: Partial<Record<State, 'missing' | 'pending'>> = { missing: 'missing', pending: 'pending' }

/** The documents that an event requires of its swimmers, one of each a row. */
export const run: Run<'admissions list'> = async (context, input) =>
  rows(take(admissionsOf(context, input), input.limit), columnsIn(context), context.t('cli:admission.none'))

async function* admissionsOf(
  context: Context,
  { event, state, region, search }: Input<'admissions list'>,
): AsyncGenerator<Admission> {
  const client = await context.client()
  const params = { id: numberOf(context, event) }
  const query = {
    ...given({ region, search, admissions: state && SELECTED[state] }),
    limit: pageFor(undefined),
  }
  for await (const registration of client.events.registrations.items({ params, query }))
    for (const document of registration.admissions)
      if (state === undefined || document.state === state) yield admissionOf(registration, document)
}

function admissionOf(registration: EventRegistration, document: Required): Admission {
  const { swimmerId, iwsaid, number, email, regionCode, country } = registration
  const { firstName, lastName, nativeFirstName, nativePatronim, nativeLastName } = registration
  const { documentId, kind, state, validUntil, note } = document
  return {
    ...{ documentId, kind, state, validUntil, note },
    ...{ swimmerId, iwsaid, number, email, regionCode, country },
    ...{ firstName, lastName, nativeFirstName, nativePatronim, nativeLastName },
  }
}

const columnsIn = (context: Context): Column<Admission>[] => {
  const { t } = context
  return [
    { title: t('cli:label.id'), of: ({ documentId }) => documentId, right: true },
    { title: t('cli:label.registryId'), of: ({ iwsaid }) => iwsaid, optional: 1 },
    { title: t('cli:label.person'), of: (admission) => nameOf(admission, context) },
    { title: t('cli:label.document'), of: ({ kind }) => t(`admissions:kinds.${kind}`) },
    { title: t('cli:label.state'), of: ({ state }) => t(`admissions:states.${state}`) },
    { title: t('cli:label.validUntil'), of: ({ validUntil }) => validUntil, optional: 2 },
    { title: t('cli:label.email'), of: ({ email }) => email, optional: 3 },
  ]
}
