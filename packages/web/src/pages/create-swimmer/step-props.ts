/** What every step that asks is given. */
export interface StepProps<Values> {
  readonly values: Values
  /** Called with every change. */
  readonly onTyped: (values: Values) => void
  /** Called once the step holds. */
  readonly onDone: () => Promise<void>
}
