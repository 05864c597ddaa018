import type { Swimmer, SwimmerCard } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { ownSwimmersQuery } from '../../features/registration/register-queries.ts'
import { confirmAddress, readCreateSearch } from '../../features/swimmer-forms/create-search.ts'
import { swimmerCreated } from '../../features/swimmers/swimmer-changes.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { SignedOut } from '../../infrastructure/components/SignedOut.tsx'
import { useStepFocus } from '../../infrastructure/components/use-step-focus.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { GuardedForms } from '../../infrastructure/forms/GuardedForms.tsx'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { browserStorage } from '../../infrastructure/settings/browser-storage.ts'
import {
  type Answers,
  answersOf,
  isAnswered,
  isTyped,
  NO_ANSWERS,
  placeOfFamily,
  readAnswers,
} from './answers.ts'
import { CheckStep } from './CheckStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { ContactsStep } from './ContactsStep.tsx'
import { openStep, stepAddress, stepAfter } from './create-steps.ts'
import { NamesStep } from './NamesStep.tsx'
import { PersonStep } from './PersonStep.tsx'
import { PlaceStep } from './PlaceStep.tsx'
import '../../features/swimmer-forms/profiles.css'

/** Wizard that creates a profile step by step. */
export function CreateSwimmerPage() {
  const { t } = useWords()
  const user = useUser()
  return (
    <div className="page create-swimmer">
      {user ? (
        <Steps key={user.id} accountId={user.id} />
      ) : (
        <>
          <h1>{t('profile:create.eyebrow')}</h1>
          <SignedOut text={t('profile:create.signedOut')} next={paths.createSwimmer} />
        </>
      )}
    </div>
  )
}

function Steps({ accountId }: { readonly accountId: number }) {
  const app = useApp()
  const navigate = useNavigate()
  const today = useToday()
  // Read here: what every page loads does not know of the steps.
  const search = readCreateSearch(useRouterState({ select: ({ location }) => location.search }))
  const { answers, answer, forget } = useAnswers(accountId)
  const wanted = search.step ?? 'person'
  const step = wanted === 'confirm' ? wanted : openStep(wanted, answers, today)
  useStepFocus(step)
  useFamilyPlace(answers, answer)

  const goTo = (next: Parameters<typeof stepAddress>[0]) => navigate({ href: stepAddress(next) })

  async function onCreated(swimmer: Swimmer) {
    swimmerCreated(app, swimmer)
    await navigate({ href: confirmAddress(swimmer.id), replace: true })
    forget()
  }

  async function onCorrect(swimmer: Swimmer) {
    answer(answersOf(swimmer))
    await navigate({ href: stepAddress('check'), replace: true })
  }

  return (
    <GuardedForms isUnsaved={step !== 'confirm' && isAnswered(answers)} onDiscard={forget}>
      {step === 'person' && (
        <PersonStep
          values={answers.person}
          onTyped={(person) => answer({ person })}
          onDone={() => goTo(stepAfter(step))}
        />
      )}
      {step === 'names' && (
        <NamesStep
          values={answers.names}
          onTyped={(names) => answer({ names })}
          onDone={() => goTo(stepAfter(step))}
        />
      )}
      {step === 'place' && (
        <PlaceStep
          values={answers.place}
          onTyped={(place) => answer({ place })}
          onDone={() => goTo(stepAfter(step))}
        />
      )}
      {step === 'contacts' && (
        <ContactsStep
          values={answers.contacts}
          onTyped={(contacts) => answer({ contacts })}
          onDone={() => goTo(stepAfter(step))}
        />
      )}
      {step === 'check' && <CheckStep answers={answers} onCreated={onCreated} />}
      {step === 'confirm' && <ConfirmStep key={search.id} id={search.id ?? 0} onCorrect={onCorrect} />}
    </GuardedForms>
  )
}

/** Fills in the place of the account's last swimmer, unless a place was typed. */
function useFamilyPlace(answers: Answers, answer: (part: Partial<Answers>) => void) {
  const { data } = useQuery(ownSwimmersQuery(useApp().client))
  const fill = useEffectEvent((swimmers: readonly SwimmerCard[]) => {
    const place = placeOfFamily(swimmers)
    if (place && !isTyped(answers, 'place')) answer({ place: { ...answers.place, ...place } })
  })
  useEffect(() => {
    if (data) fill(data.swimmers)
  }, [data])
}

/**
 * Answers of an account's new profile. They survive a reload of this tab and the end of the session, and are
 * deleted once the profile is confirmed or its creation is cancelled.
 */
function useAnswers(accountId: number) {
  const key = `createSwimmer:${accountId}`
  const storage = useMemo(() => browserStorage(() => window.sessionStorage), [])
  const [answers, setAnswers] = useState<Answers>(() => readAnswers(storage.read(key)) ?? NO_ANSWERS)

  useEffect(() => {
    storage.write(key, answers === NO_ANSWERS ? null : JSON.stringify(answers))
  }, [storage, key, answers])

  const answer = useCallback((part: Partial<Answers>) => setAnswers((before) => ({ ...before, ...part })), [])
  const forget = useCallback(() => setAnswers(NO_ANSWERS), [])
  return { answers, answer, forget }
}
