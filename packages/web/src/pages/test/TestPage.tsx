import { useWords } from '@polynya/ui'
import { allExamples } from '@polynya/ui/examples'
import '@polynya/ui/AgeGroups.css'
import '@polynya/ui/Chart.css'
import '@polynya/ui/DayProgramme.css'
import '@polynya/ui/DocumentList.css'
import '@polynya/ui/Performance.css'
import '@polynya/ui/PersonalBests.css'
import '@polynya/ui/PlaceMap.css'
import '@polynya/ui/Programme.css'
import '@polynya/ui/Shares.css'
import '@polynya/ui/SwimmerCard.css'
import '@polynya/ui/SwimmerEvents.css'
import '@polynya/ui/SwimmerFacts.css'
import '@polynya/ui/SwimmerPhoto.css'
import '@polynya/ui/SwimmerRow.css'
import './test.css'

/** Every part of the interface in its states, in the app's own words and styles: for those who work on it. */
export function TestPage() {
  const { t } = useWords()
  return (
    <div className="page test-page">
      <h1>{t('titles.test')}</h1>
      {Object.entries(allExamples).map(([component, examples]) => (
        <section key={component} id={component} aria-labelledby={`${component}-heading`}>
          <h2 id={`${component}-heading`}>{component}</h2>
          {examples.map(({ title, element, width }) => (
            <figure key={title} style={{ maxInlineSize: width }}>
              <figcaption>{title}</figcaption>
              {element}
            </figure>
          ))}
        </section>
      ))}
    </div>
  )
}
