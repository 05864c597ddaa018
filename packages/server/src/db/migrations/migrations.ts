import type { Migration } from 'kysely/migration'
import * as accounts from './001-accounts.ts'
import * as swimmers from './002-swimmers.ts'
import * as events from './003-events.ts'
import * as operation from './004-operation.ts'
import * as disabilityDocuments from './005-disability-documents.ts'
import * as programmeOrder from './006-programme-order.ts'
import * as administration from './007-administration.ts'
import * as custody from './008-custody.ts'
import * as orders from './009-orders.ts'
import * as access from './010-access.ts'
import * as scratchedPlaces from './011-scratched-places.ts'
import * as entryIds from './012-entry-ids.ts'
import * as exactRates from './013-exact-rates.ts'
import * as relayMembers from './014-relay-members.ts'
import * as admissionReminders from './015-admission-reminders.ts'
import * as leftMembers from './016-left-members.ts'
import * as registrationPeriods from './017-registration-periods.ts'
import * as reportedAmounts from './018-reported-amounts.ts'
import * as storedMails from './019-stored-mails.ts'
import * as paymentMeans from './020-payment-means.ts'
import * as eventListIndexes from './021-event-list-indexes.ts'
import * as sortedNames from './022-sorted-names.ts'
import * as searchedEvents from './023-searched-events.ts'
import * as eventStateNotes from './024-event-state-notes.ts'
import * as teamInvitations from './025-team-invitations.ts'
import * as baseResults from './026-base-results.ts'
import * as mailPages from './027-mail-pages.ts'
import * as eventSessions from './028-event-sessions.ts'
import * as publishedLists from './029-published-lists.ts'
import * as liveChanges from './034-live-changes.ts'
import * as timing from './035-timing.ts'
import * as judgeTests from './040-judge-tests.ts'
import * as results from './041-results.ts'
import * as mergedHeats from './042-merged-heats.ts'
import * as legTimes from './052-leg-times.ts'
import * as searchIndexes from './053-search-indexes.ts'
import * as followedChanges from './054-followed-changes.ts'
import * as eventContacts from './055-event-contacts.ts'
import * as timingCodeUse from './056-timing-code-use.ts'
import * as push from './057-push.ts'
import * as checkCodes from './061-check-codes.ts'
import * as bestResults from './064-best-results.ts'
import * as printSettings from './065-print-settings.ts'
import * as printoutLinks from './066-printout-links.ts'
import * as documentNames from './068-document-names.ts'
import * as membersOfResults from './080-members-of-results.ts'
import * as records from './081-records.ts'
import * as resultProgress from './082-result-progress.ts'
import * as medals from './083-medals.ts'
import * as series from './084-series.ts'
import * as search from './090-search.ts'
import * as rankNorms from './094-rank-norms.ts'
import * as consistencyRuns from './095-consistency-runs.ts'
import * as publications from './096-publications.ts'
import * as importedRecords from './101-imported-records.ts'
import * as diplomas from './104-diplomas.ts'
import * as rankingTally from './105-ranking-tally.ts'
import * as queuedPrintouts from './116-queued-printouts.ts'
import * as codesOfResults from './117-codes-of-results.ts'
import * as absolutePlaces from './118-absolute-places.ts'
import * as fileImports from './120-file-imports.ts'
import * as serverErrors from './121-server-errors.ts'
import * as restoreTests from './122-restore-tests.ts'
import * as couponsVersion from './123-coupons-version.ts'
import * as eventsOfParticipation from './124-events-of-participation.ts'
import * as firstDaysOfBaseYears from './130-first-days-of-base-years.ts'
import * as calledOffWaiting from './135-called-off-waiting.ts'
import * as unsubscribeLinks from './136-unsubscribe-links.ts'
import * as erasableAudit from './150-erasable-audit.ts'
import * as webhooks from './160-webhooks.ts'
import * as ordersOfKeys from './174-orders-of-keys.ts'
import * as erasableMails from './175-erasable-mails.ts'
import * as announcedImports from './180-announced-imports.ts'

/** Every migration, in the order in which they run. A new one is added at the end, none is ever changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-accounts': accounts,
  '002-swimmers': swimmers,
  '003-events': events,
  '004-operation': operation,
  '005-disability-documents': disabilityDocuments,
  '006-programme-order': programmeOrder,
  '007-administration': administration,
  '008-custody': custody,
  '009-orders': orders,
  '010-access': access,
  '011-scratched-places': scratchedPlaces,
  '012-entry-ids': entryIds,
  '013-exact-rates': exactRates,
  '014-relay-members': relayMembers,
  '015-admission-reminders': admissionReminders,
  '016-left-members': leftMembers,
  '017-registration-periods': registrationPeriods,
  '018-reported-amounts': reportedAmounts,
  '019-stored-mails': storedMails,
  '020-payment-means': paymentMeans,
  '021-event-list-indexes': eventListIndexes,
  '022-sorted-names': sortedNames,
  '023-searched-events': searchedEvents,
  '024-event-state-notes': eventStateNotes,
  '025-team-invitations': teamInvitations,
  '026-base-results': baseResults,
  '027-mail-pages': mailPages,
  '028-event-sessions': eventSessions,
  '029-published-lists': publishedLists,
  '034-live-changes': liveChanges,
  '035-timing': timing,
  '040-judge-tests': judgeTests,
  '041-results': results,
  '042-merged-heats': mergedHeats,
  '052-leg-times': legTimes,
  '053-search-indexes': searchIndexes,
  '054-followed-changes': followedChanges,
  '055-event-contacts': eventContacts,
  '056-timing-code-use': timingCodeUse,
  '057-push': push,
  '061-check-codes': checkCodes,
  '064-best-results': bestResults,
  '065-print-settings': printSettings,
  '066-printout-links': printoutLinks,
  '068-document-names': documentNames,
  '080-members-of-results': membersOfResults,
  '081-records': records,
  '082-result-progress': resultProgress,
  '083-medals': medals,
  '084-series': series,
  '090-search': search,
  '094-rank-norms': rankNorms,
  '095-consistency-runs': consistencyRuns,
  '096-publications': publications,
  '101-imported-records': importedRecords,
  '104-diplomas': diplomas,
  '105-ranking-tally': rankingTally,
  '116-queued-printouts': queuedPrintouts,
  '117-codes-of-results': codesOfResults,
  '118-absolute-places': absolutePlaces,
  '120-file-imports': fileImports,
  '121-server-errors': serverErrors,
  '122-restore-tests': restoreTests,
  '123-coupons-version': couponsVersion,
  '124-events-of-participation': eventsOfParticipation,
  '130-first-days-of-base-years': firstDaysOfBaseYears,
  '135-called-off-waiting': calledOffWaiting,
  '136-unsubscribe-links': unsubscribeLinks,
  '150-erasable-audit': erasableAudit,
  '160-webhooks': webhooks,
  '174-orders-of-keys': ordersOfKeys,
  '175-erasable-mails': erasableMails,
  '180-announced-imports': announcedImports,
}
