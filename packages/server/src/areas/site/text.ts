import type { Handler } from '../../http/call.ts'
import { currentText } from './texts.store.ts'

export const text: Handler<'site.text'> = async ({ params: { name, lang } }, { db }) => {
  const { version, label, [lang]: markdown } = await currentText(db, name)
  return { name, lang, version, markdown: markdown.replaceAll('{version}', label) }
}
