/** Whether a control is disabled; our buttons use the ARIA attribute alone, so that they keep the focus. */
export const isDisabled = (control: Element) => control.matches(':disabled, [aria-disabled="true"]');
