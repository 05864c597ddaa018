import type { Swimmer } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { swimmerCreated } from '../../api/swimmer-changes.ts'
import { useApp } from '../../app/app-context.ts'
import { useStepFocus } from '../../app/use-step-focus.ts'
import { GuardedForms } from '../../forms/GuardedForms.tsx'
import { paths } from '../../paths.ts'
import { useUser } from '../../session/use-user.ts'
import { useToday } from '../../swimmer-forms/use-today.ts'
import { SignedOut } from '../settings/SignedOut.tsx'
import { answersOf, isAnswered } from './answers.ts'
import { CheckStep } from './CheckStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { ContactsStep } from './ContactsStep.tsx'
import { confirmAddress, readCreateSearch } from './create-search.ts'
import { openStep, stepAddress, stepAfter } from './create-steps.ts'
import { NamesStep } from './NamesStep.tsx'
import { PersonStep } from './PersonStep.tsx'
import { PlaceStep } from './PlaceStep.tsx'
import { useAnswers } from './use-answers.ts'
import '../../swimmer-forms/profiles.css'

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
    <GuardedForms isUnsaved={step !== 'confirm' && isAnswered(answers)} onGiveUp={forget}>
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
