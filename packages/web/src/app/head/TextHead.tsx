import type { SiteText } from '@polynya/contract'
import { readText } from '../../features/texts/read-text.ts'
import { PageHead } from './PageHead.tsx'
import type { PageRequest } from './page-request.ts'
import { wordsIn } from './words-in.ts'

/** A text of the site. */
export function TextHead({ text, request }: { readonly text: SiteText; readonly request: PageRequest }) {
  const { title, lead } = readText(text.markdown)
  const parts = lead.flatMap((block) => (block.kind === 'paragraph' ? block.parts : []))
  const description = parts.map((part) => part.text).join('') || wordsIn(request.language).t('home:hero.lead')
  return <PageHead title={title} description={description} request={request} />
}
