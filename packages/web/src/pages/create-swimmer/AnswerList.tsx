import type { SportRank } from '@polynya/domain'
import { type Fact, Facts, useWords, type Words } from '@polynya/ui'
import { usePlaceName } from '../../features/places/use-places.ts'
import { INPUT_STEPS, type InputStep } from '../../features/swimmer-forms/create-search.ts'
import type { Answers } from './answers.ts'
import { stepAddress } from './create-steps.ts'

/** What was answered, part by part, each with the way to change it. */
export function AnswerList({ answers }: { readonly answers: Answers }) {
  const words = useWords()
  const { t } = words
  const place = usePlaceName(answers.place.country, answers.place.regionCode)
  const facts = factsOf(answers, place, words)
  return INPUT_STEPS.map((step) => (
    <section key={step} className="answers" aria-labelledby={`answers-${step}`}>
      <h2 id={`answers-${step}`}>{t(`profile:create.${step}`)}</h2>
      <Facts facts={facts[step]} />
      {facts[step].every(({ value }) => !value) && <p>{t('unknown')}</p>}
      <a className="answers-change" href={stepAddress(step)}>
        {t('profile:create.change')}
        <span className="visually-hidden">: {t(`profile:create.${step}`)}</span>
      </a>
    </section>
  ))
}

function factsOf(
  { person, names, place, contacts }: Answers,
  region: string,
  { t, formats }: Words,
): Record<InputStep, Fact[]> {
  const rank = place.sportRank as SportRank
  return {
    person: [
      { label: t('profile:edit.name'), value: `${person.firstName} ${person.lastName}` },
      {
        label: t('profile:fields.gender'),
        value: t(person.gender === '1' ? 'profile:fields.men' : 'profile:fields.women'),
      },
      { label: t('profile:fields.dob'), value: formats.fullDate(person.dob) },
      { label: t('profile:edit.para'), value: person.isParaswimmer && t('profile:fields.isParaswimmer') },
    ].filter(({ value }) => value !== false),
    names: [
      { label: t('profile:fields.nativeLastName'), value: names.nativeLastName },
      { label: t('profile:fields.nativeFirstName'), value: names.nativeFirstName },
      { label: t('profile:fields.nativePatronim'), value: names.nativePatronim },
    ],
    place: [
      { label: t('profile:fields.region'), value: region },
      { label: t('profile:fields.city'), value: place.city },
      { label: t('profile:fields.club'), value: place.club },
      { label: t('profile:fields.sportRank'), value: t(`sport:ranks.${rank}.name`) },
      {
        label: t('profile:fields.validFrom'),
        value: rank === 'none' ? null : formats.fullDate(place.validFrom),
      },
    ],
    contacts: [
      { label: t('profile:fields.about'), value: contacts.about },
      { label: t('profile:fields.phone'), value: contacts.phone },
      { label: t('profile:fields.underEmail'), value: contacts.underEmail },
      { label: t('profile:fields.vk'), value: contacts.vk },
      { label: t('profile:fields.fb'), value: contacts.fb },
    ],
  }
}
