import { LIVES } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { paths } from '../../paths.ts'

const STEPS = ['signIn', 'profile', 'distances', 'order', 'pay'] as const
type Step = (typeof STEPS)[number]

/** Steps that have a page of their own. */
const PAGES: Partial<Record<Step, string>> = {
  signIn: paths.login(),
  distances: paths.events,
  order: paths.register,
}

/** From the first sign-in to the start. */
export function Steps() {
  const { t, formats } = useWords()
  const lifetime = formats.hours(LIVES.activationHours)
  return (
    <section className="home-card" aria-labelledby="steps">
      <h2 id="steps">{t('home:steps.heading')}</h2>
      <ol className="steps">
        {STEPS.map((step) => (
          <li key={step}>
            <strong>
              {PAGES[step] ? <a href={PAGES[step]}>{t(`home:steps.${step}`)}</a> : t(`home:steps.${step}`)}
            </strong>
            <span>{t(`home:steps.${step}Text`, { lifetime })}</span>
          </li>
        ))}
      </ol>
      <a href={paths.process}>{t('home:steps.more')}</a>
    </section>
  )
}
