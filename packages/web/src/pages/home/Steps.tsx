import { LIVES } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { loginFrom } from '../../infrastructure/addresses/next-page.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'

const STEPS = ['signIn', 'profile', 'distances', 'order', 'pay'] as const
type Step = (typeof STEPS)[number]

/** Returns the pages of the steps that have one; creating a profile needs an account, so visitors sign in first. */
const pagesFor = (isSignedIn: boolean): Partial<Record<Step, string>> => ({
  signIn: paths.login(),
  profile: isSignedIn ? paths.createSwimmer : loginFrom(paths.createSwimmer),
  distances: paths.events,
  order: paths.register,
})

/** From the first sign-in to the start. */
export function Steps() {
  const { t, formats } = useWords()
  const pages = pagesFor(useUser() !== null)
  const lifetime = formats.hours(LIVES.activationHours)
  return (
    <section className="home-card" aria-labelledby="steps">
      <h2 id="steps">{t('home:steps.heading')}</h2>
      <ol className="steps">
        {STEPS.map((step) => (
          <li key={step}>
            <strong>
              {pages[step] ? <a href={pages[step]}>{t(`home:steps.${step}`)}</a> : t(`home:steps.${step}`)}
            </strong>
            <span>{t(`home:steps.${step}Text`, { lifetime })}</span>
          </li>
        ))}
      </ol>
      <a href={paths.process}>{t('home:steps.more')}</a>
    </section>
  )
}
