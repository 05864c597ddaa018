import { type EventView, type Swimmer, SwimmerAtVenue, type SwimmerCard } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { Button, swimmerName, useWords } from '@polynya/ui'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useToday } from '../../../infrastructure/formats/use-today.ts'
import { ErrorSummary } from '../../../infrastructure/forms/ErrorSummary.tsx'
import { SubmitLine } from '../../../infrastructure/forms/SubmitLine.tsx'
import { useFormState } from '../../../infrastructure/forms/use-form-state.ts'
import { HOME_COUNTRY } from '../../places/use-places.ts'
import { NamesFields, useNamesLabels } from '../../swimmer-forms/NamesFields.tsx'
import { birthDateIssues, PersonFields, usePersonLabels } from '../../swimmer-forms/PersonFields.tsx'
import { PlaceFields, usePlaceLabels, useRegionCheck } from '../../swimmer-forms/PlaceFields.tsx'
import { RankFields, useRankCheck, useRankLabels } from '../../swimmer-forms/RankFields.tsx'
import {
  type NamesValues,
  namesInput,
  type PersonValues,
  type PlaceValues,
  personInput,
  placeInput,
  type RankValues,
  rankInput,
} from '../../swimmer-forms/swimmer-values.ts'

type Values = PersonValues & NamesValues & PlaceValues & RankValues

interface Props {
  readonly event: EventView
  readonly onCreated: (swimmer: SwimmerCard) => void
}

/** Creates a profile without an account at the venue of an event: it needs no confirmation. */
export function NewSwimmer(props: Props) {
  const { t } = useWords()
  const state = useNewSwimmer(props)
  const labels = {
    ...usePersonLabels(),
    ...useNamesLabels(),
    ...usePlaceLabels(),
    ...useRankLabels(),
  }
  return (
    <form className="form" noValidate onSubmit={state.onSubmit}>
      <h3>{t('onSpot:swimmer.create')}</h3>
      <ErrorSummary state={state} labels={labels} level={3} title={t('onSpot:swimmer.failed')}>
        <ExistingSwimmer failure={state.failure} onChoose={props.onCreated} />
      </ErrorSummary>
      <PersonFields state={state} isOwn={false} />
      <NamesFields state={state} />
      <PlaceFields state={state} />
      <RankFields state={state} />
      <p className="field-hint">{t('onSpot:swimmer.consent')}</p>
      <SubmitLine state={state}>{t('onSpot:swimmer.submit')}</SubmitLine>
    </form>
  )
}

function useNewSwimmer({ event, onCreated }: Props) {
  const { client, notifications } = useApp()
  const { language } = useWords()
  const today = useToday()
  const regionIssues = useRegionCheck()
  const rankIssues = useRankCheck(null)
  return useFormState({
    id: `new-swimmer-${event.id}`,
    schema: SwimmerAtVenue,
    defaultValues: emptyValues(event.region),
    toInput: (values: Values) => ({
      ...personInput(pick(values, ['firstName', 'lastName', 'gender', 'dob', 'isParaswimmer'])),
      ...namesInput(pick(values, ['nativeLastName', 'nativeFirstName', 'nativePatronim'])),
      ...placeInput(values),
      ...rankInput(values),
    }),
    check: (values) => [
      ...birthDateIssues(values.dob, today),
      ...regionIssues(values),
      ...rankIssues(values),
    ],
    async send({ country, regionCode, city, club, sportRank, validFrom, ...person }) {
      const body = {
        ...person,
        swimmerInfo: { country, regionCode, city, club },
        sportRankData: { sportRank, validFrom },
        orphan: true,
        eventId: event.id,
      }
      const swimmer = await client.swimmers.create({ body })
      const { iwsaid } = swimmer
      const name = swimmerName(swimmer, language).main.text
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('onSpot:swimmer.created', { name, iwsaid }) }) },
        'message',
      )
      onCreated(cardOf(swimmer))
    },
  })
}

/** The place of the event, which is where most people at its venue are from. */
const emptyValues = (region: string | null): Values => ({
  firstName: '',
  lastName: '',
  gender: '',
  dob: '',
  isParaswimmer: false,
  nativeLastName: '',
  nativeFirstName: '',
  nativePatronim: '',
  country: region?.split('-')[0] ?? HOME_COUNTRY,
  regionCode: region ?? '',
  city: '',
  club: '',
  sportRank: 'none',
  validFrom: '',
})

const pick = <T extends object, K extends keyof T>(values: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<T, K>

/** The public part of a profile: a basket is stored in the browser. */
const cardOf = (swimmer: Swimmer): SwimmerCard => ({
  ...pick(swimmer, [
    'id',
    'iwsaid',
    'firstName',
    'lastName',
    'gender',
    'birthYear',
    'nativeFirstName',
    'nativePatronim',
    'nativeLastName',
    'sportRankData',
    'avatarImage',
    'link',
    'i_status',
  ]),
  swimmerInfo: pick(swimmer.swimmerInfo, ['country', 'regionCode', 'city', 'club', 'about']),
})

/** Enters the swimmer who has the same identity, if that profile has no account. */
function ExistingSwimmer({
  failure,
  onChoose,
}: {
  readonly failure: unknown
  readonly onChoose: Props['onCreated']
}) {
  const { t } = useWords()
  const { client } = useApp()
  if (!isApiError(failure) || failure.reason !== 'duplicate_swimmer_unlinked') return null
  const iwsaid = String(failure.fields?.iwsaid ?? '')
  async function choose() {
    onChoose(cardOf(await client.swimmers.viewIwsaid({ params: { id: iwsaid } })))
  }
  return <Button onClick={() => void choose()}>{t('onSpot:swimmer.existing', { iwsaid })}</Button>
}
