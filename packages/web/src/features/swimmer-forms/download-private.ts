import { browserStore, type Client } from '@polynya/sdk/light'
import { saveFile } from '../../infrastructure/downloads/save-file.ts'

/** Downloads a paraswimmer's document, which the server sends only with a token. */
export async function downloadPrivate({ swimmers }: Client, id: number): Promise<void> {
  // Fetches again, which refreshes an expired token.
  const { document: stored } = await swimmers.document({ params: { id } })
  if (!stored) throw new Error('There is no document any more')
  const authorization = `Bearer ${browserStore().read()?.accessToken ?? ''}`
  const answer = await fetch(stored.url, { headers: { authorization } })
  if (!answer.ok) throw new Error(`The document was not sent: ${answer.status}`)
  saveFile(stored.name, await answer.blob())
}
