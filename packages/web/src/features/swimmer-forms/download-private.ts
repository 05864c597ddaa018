import { browserStore, type Client } from '@polynya/sdk/light'
import { saveFile } from '../../infrastructure/downloads/save-file.ts'

/** ScenarioContext a paraswimmer's document to the browser to be saved: it is sent to the bearer of the token alone. */
export async function downloadPrivate({ swimmers }: Client, id: number): Promise<void> {
  // Fetches again, which refreshes an expired token.
  const { document: kept } = await swimmers.document({ params: { id } })
  if (!kept) throw new Error('There is no document any more')
  const authorization = `Bearer ${browserStore().read()?.accessToken ?? ''}`
  const answer = await fetch(kept.url, { headers: { authorization } })
  if (!answer.ok) throw new Error(`The document was not sent: ${answer.status}`)
  saveFile(kept.name, await answer.blob())
}
