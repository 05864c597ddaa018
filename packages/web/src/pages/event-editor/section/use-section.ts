import { EventUpdate, type EventView, type FieldIssue } from '@polynya/contract'
import {
  type EventInput,
  type EventTerms,
  eventContradictions,
  eventDraft,
  termsContradictions,
} from '@polynya/domain'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { SectionId } from '../../../features/event-manage/section-ids.ts'
import { sectionFormId } from '../../../features/event-manage/setup-steps.ts'
import { type FormState, useFormState } from '../../../infrastructure/forms/use-form-state.ts'
import type { Draft } from '../../../infrastructure/forms/validation.ts'
import type { EditedEvent } from './use-edited-event.ts'

/** What every section is given. */
export interface SectionProps extends Pick<EditedEvent, 'save' | 'reload' | 'reloadContent'> {
  readonly event: EventView
}

interface SectionForm<Values extends FieldValues> {
  readonly id: SectionId
  /** What its fields hold of an event. */
  readonly valuesOf: (event: EventView) => Values
  /** The subset of the event that they make. */
  readonly toInput: (values: Values, event: EventView) => Draft<EventUpdate>
  /** What its fields alone know to be wrong. */
  readonly check?: (values: Values) => readonly FieldIssue[]
}

export interface Section<Values extends FieldValues> extends SectionProps {
  readonly id: SectionId
  readonly state: FormState<Values>
  /** Loads what is stored by now; what was typed stays. */
  readonly loadNewer: () => Promise<void>
}

/** A form that saves one section of an event on its own, checked by the rules that the server checks it by. */
export function useSection<Values extends FieldValues>(
  props: SectionProps,
  { id, valuesOf, toInput, check = () => [] }: SectionForm<Values>,
): Section<Values> {
  const { event, save, reload } = props
  const stored = valuesOf(event)
  const state = useFormState<Values, EventUpdate>({
    id: sectionFormId(event.id, id),
    schema: EventUpdate,
    defaultValues: stored as DefaultValues<Values>,
    toInput: (values) => toInput(values, event),
    check: (values) => [...check(values), ...contradictionsIn(toInput(values, event), event)],
    send: save,
  })
  useRebase(state, stored)
  return {
    ...props,
    id,
    state,
    async loadNewer() {
      state.rebase(valuesOf(await reload()))
    },
  }
}

/** Shows the changes that another section or another user made meanwhile. */
function useRebase<Values extends FieldValues>({ rebase }: FormState<Values>, stored: Values) {
  const serialized = JSON.stringify(stored)
  const base = useRef(serialized)
  const rebaseOnStored = useEffectEvent(() => rebase(stored))
  useEffect(() => {
    if (base.current === serialized) return
    base.current = serialized
    rebaseOnStored()
  }, [serialized])
}

/** Where the event would contradict itself, as far as the fields of a subset can help it. */
function contradictionsIn(input: Draft<EventUpdate>, event: EventView): FieldIssue[] {
  const { success, data } = EventUpdate.safeParse(input)
  if (!success) return []
  // The rules read distance codes, which answers call text.
  const changed = { ...event, ...data }
  const issues = [
    ...eventContradictions(eventDraft(changed as EventInput)),
    ...termsContradictions(changed as EventTerms),
  ]
  return issues
    .filter(({ path }) => (path.split('.')[0] ?? '') in input)
    .map((issue) => ({ ...issue, path: issue.path.replace(/^(ageGroups\.\d+)$/, '$1.code') }))
}
