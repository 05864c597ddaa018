import { UPLOADS } from '@polynya/domain'
import type { ErrorScenario, ScenarioContext } from './error-scenarios.ts'

const idOf = (
  { federation: { events } }: ScenarioContext,
  name: keyof ScenarioContext['federation']['events'],
) => ({
  id: events[name] ?? 0,
})

export const EVENTS_SCENARIOS = {
  event_not_found: {
    who: 'visitor',
    steps: 'Open /view-event of the draft, the Pskov Cup',
    outcome: 'A 404: visitors cannot see unpublished events',
    attempt: (context) => context.visitor.events.view({ params: idOf(context, 'draft') }),
  },
  event_incomplete: {
    who: 'superAdministrator',
    steps: 'Publish the draft, the Pskov Cup',
    outcome: '"Event\'s Info Not Complete", with the fields that are missing',
    attempt: (context) =>
      context.federation.clients.superAdministrator.events.update({
        params: idOf(context, 'draft'),
        body: { public: true },
      }),
  },
  document_not_found: {
    who: 'administrator',
    steps: 'Delete a regulation document in two tabs',
    outcome: 'The second tab reports that the document no longer exists',
    attempt: (context) =>
      context.federation.clients.administrator.events.removeDoc({
        params: { ...idOf(context, 'open'), file: 'gone.pdf' },
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
    outcome: 'A 404: the description has to be created first',
    attempt: (context) =>
      context.federation.clients.administrator.events.updateDesc({
        params: idOf(context, 'bare'),
        body: { lang: 'ru', html: '<p>Новое</p>' },
      }),
  },
  description_exists: {
    who: 'administrator',
    steps: 'Write a Russian description of the Tyumen Cup in two tabs that were opened while it had none',
    outcome: 'The second tab reports that a description exists',
    attempt: (context) =>
      context.federation.clients.administrator.events.createDesc({
        params: idOf(context, 'open'),
        body: { lang: 'ru', html: '<p>Новое</p>' },
      }),
  },
} as const satisfies Record<string, ErrorScenario>

async function uploadTooMany(context: ScenarioContext): Promise<void> {
  const params = { ...idOf(context, 'bare'), type: 'reguls' } as const
  const file = new File(['%PDF-1.4\n%%EOF\n'], 'Положение.pdf', { type: 'application/pdf' })
  for (let count = 0; count <= UPLOADS.regulation.perEvent; count += 1) {
    await context.federation.clients.administrator.events.uploadFile({ params, body: { file } })
  }
}
