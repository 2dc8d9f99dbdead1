/** Whether a control does nothing: our buttons keep the focus, so they say so by their attribute alone. */
export const isDisabled = (control: Element) => control.matches(':disabled, [aria-disabled="true"]');
