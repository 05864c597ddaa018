import type { Swimmer } from '@polynya/contract'
import { swimmerName } from '@polynya/ui'
import { person } from '../structured-data/person.ts'
import { PageHead } from './PageHead.tsx'
import type { PageRequest } from './page-request.ts'
import { wordsIn } from './words-in.ts'

/** A swimmer, with a share picture. */
export function SwimmerHead({
  swimmer,
  request,
}: {
  readonly swimmer: Swimmer
  readonly request: PageRequest
}) {
  const { language, address } = request
  return (
    <PageHead
      type="profile"
      title={swimmerName(swimmer, language).main.text}
      description={wordsIn(language).t('home:hero.lead')}
      request={request}
      data={[person(swimmer, language, address)]}
    />
  )
}
