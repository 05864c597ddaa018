import { UPLOADS } from '@polynya/domain'
import type { Hands, Reachable } from './reachable.ts'

const idOf = ({ federation: { events } }: Hands, name: keyof Hands['federation']['events']) => ({
  id: events[name] ?? 0,
})

export const REACHABLE_IN_EVENTS = {
  event_not_found: {
    who: 'visitor',
    steps: 'Open /view-event of the draft, the Pskov Cup',
    outcome: 'A 404: an event that is not public does not exist for visitors',
    attempt: (hands) => hands.visitor.events.view({ params: idOf(hands, 'draft') }),
  },
  event_incomplete: {
    who: 'superAdministrator',
    steps: 'Publish the draft, the Pskov Cup',
    outcome: '"Event\'s Info Not Complete", with the fields that are missing',
    attempt: (hands) =>
      hands.federation.clients.superAdministrator.events.update({
        params: idOf(hands, 'draft'),
        body: { public: true },
      }),
  },
  document_not_found: {
    who: 'administrator',
    steps: 'Delete a regulation document in two tabs',
    outcome: 'The second tab is told that it is gone',
    attempt: (hands) =>
      hands.federation.clients.administrator.events.removeDoc({
        params: { ...idOf(hands, 'open'), file: 'gone.pdf' },
      }),
  },
  documents_limit: {
    who: 'administrator',
    steps: `Upload ${UPLOADS.regulation.perEvent + 1} documents to an event`,
    outcome: 'The last one is refused with the limit',
    attempt: uploadTooMany,
  },
  description_not_found: {
    who: 'administrator',
    steps: 'Change the description of the Minsk Cup, which has none',
    outcome: 'A 404: it has to be written first',
    attempt: (hands) =>
      hands.federation.clients.administrator.events.updateDesc({
        params: idOf(hands, 'bare'),
        body: { lang: 'ru', html: '<p>Новое</p>' },
      }),
  },
  description_exists: {
    who: 'administrator',
    steps: 'Write a Russian description of the Tyumen Cup in two tabs that were opened while it had none',
    outcome: 'The second tab is told that there is one',
    attempt: (hands) =>
      hands.federation.clients.administrator.events.createDesc({
        params: idOf(hands, 'open'),
        body: { lang: 'ru', html: '<p>Новое</p>' },
      }),
  },
} as const satisfies Record<string, Reachable>

async function uploadTooMany(hands: Hands): Promise<void> {
  const params = { ...idOf(hands, 'bare'), type: 'reguls' } as const
  const file = new File(['%PDF-1.4\n%%EOF\n'], 'Положение.pdf', { type: 'application/pdf' })
  for (let count = 0; count <= UPLOADS.regulation.perEvent; count += 1) {
    await hands.federation.clients.administrator.events.uploadFile({ params, body: { file } })
  }
}
