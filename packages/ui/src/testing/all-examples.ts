import { ageGroupsExamples } from '../AgeGroups.examples.tsx'
import { bestEventExamples } from '../BestEvent.examples.tsx'
import { buttonExamples } from '../Button.examples.tsx'
import { calendarFilterExamples } from '../CalendarFilter.examples.tsx'
import { calendarListExamples } from '../CalendarList.examples.tsx'
import { chartExamples } from '../Chart.examples.tsx'
import { dateBlockExamples } from '../DateBlock.examples.tsx'
import { dayProgrammeExamples } from '../DayProgramme.examples.tsx'
import { depthRingsExamples } from '../DepthRings.examples.tsx'
import { documentListExamples } from '../DocumentList.examples.tsx'
import { emptyStateExamples } from '../EmptyState.examples.tsx'
import { errorStateExamples } from '../ErrorState.examples.tsx'
import { eventCalendarExamples } from '../EventCalendar.examples.tsx'
import { eventCardExamples } from '../EventCard.examples.tsx'
import { eventLinkExamples } from '../EventLink.examples.tsx'
import { eventMonthsExamples } from '../EventMonths.examples.tsx'
import { eventStatusExamples } from '../EventStatus.examples.tsx'
import { eventsMapExamples } from '../EventsMap.examples.tsx'
import type { Examples } from '../examples.ts'
import { factsExamples } from '../Facts.examples.tsx'
import { feedStateExamples } from '../FeedState.examples.tsx'
import { laneRopeExamples } from '../LaneRope.examples.tsx'
import { loadMoreExamples } from '../LoadMore.examples.tsx'
import { monthGridExamples } from '../MonthGrid.examples.tsx'
import { monthLegendExamples } from '../MonthLegend.examples.tsx'
import { monthTurnerExamples } from '../MonthTurner.examples.tsx'
import { monthViewExamples } from '../MonthView.examples.tsx'
import { performanceExamples } from '../Performance.examples.tsx'
import { personalBestExamples } from '../PersonalBest.examples.tsx'
import { personalBestsExamples } from '../PersonalBests.examples.tsx'
import { placeMapExamples } from '../PlaceMap.examples.tsx'
import { programmeExamples } from '../Programme.examples.tsx'
import { rankingTableExamples } from '../RankingTable.examples.tsx'
import { recordMarksExamples } from '../RecordMarks.examples.tsx'
import { recordTableExamples } from '../RecordTable.examples.tsx'
import { resultTableExamples } from '../ResultTable.examples.tsx'
import { resultTimeExamples } from '../ResultTime.examples.tsx'
import { sharesExamples } from '../Shares.examples.tsx'
import { skeletonExamples } from '../Skeleton.examples.tsx'
import { startListExamples } from '../StartList.examples.tsx'
import { swimmerCardExamples } from '../SwimmerCard.examples.tsx'
import { swimmerEventsExamples } from '../SwimmerEvents.examples.tsx'
import { swimmerFactsExamples } from '../SwimmerFacts.examples.tsx'
import { swimmerPhotoExamples } from '../SwimmerPhoto.examples.tsx'
import { swimmerRecordsExamples } from '../SwimmerRecords.examples.tsx'
import { swimmerRowExamples } from '../SwimmerRow.examples.tsx'
import { waterBadgeExamples } from '../WaterBadge.examples.tsx'

/** Examples of every component by name. */
export const allExamples: Readonly<Record<string, Examples>> = {
  AgeGroups: ageGroupsExamples,
  BestEvent: bestEventExamples,
  Button: buttonExamples,
  CalendarFilter: calendarFilterExamples,
  CalendarList: calendarListExamples,
  Chart: chartExamples,
  DateBlock: dateBlockExamples,
  DayProgramme: dayProgrammeExamples,
  DepthRings: depthRingsExamples,
  DocumentList: documentListExamples,
  EmptyState: emptyStateExamples,
  ErrorState: errorStateExamples,
  EventCalendar: eventCalendarExamples,
  EventCard: eventCardExamples,
  EventLink: eventLinkExamples,
  EventMonths: eventMonthsExamples,
  EventStatus: eventStatusExamples,
  EventsMap: eventsMapExamples,
  Facts: factsExamples,
  FeedState: feedStateExamples,
  LaneRope: laneRopeExamples,
  LoadMore: loadMoreExamples,
  MonthGrid: monthGridExamples,
  MonthLegend: monthLegendExamples,
  MonthTurner: monthTurnerExamples,
  MonthView: monthViewExamples,
  Performance: performanceExamples,
  PersonalBest: personalBestExamples,
  PersonalBests: personalBestsExamples,
  PlaceMap: placeMapExamples,
  Programme: programmeExamples,
  RankingTable: rankingTableExamples,
  RecordMarks: recordMarksExamples,
  RecordTable: recordTableExamples,
  ResultTable: resultTableExamples,
  ResultTime: resultTimeExamples,
  Shares: sharesExamples,
  Skeleton: skeletonExamples,
  StartList: startListExamples,
  SwimmerCard: swimmerCardExamples,
  SwimmerEvents: swimmerEventsExamples,
  SwimmerFacts: swimmerFactsExamples,
  SwimmerPhoto: swimmerPhotoExamples,
  SwimmerRecords: swimmerRecordsExamples,
  SwimmerRow: swimmerRowExamples,
  WaterBadge: waterBadgeExamples,
}
