/**
 * Version of the toxic-food guard's lists and rules, for reports of wrong flags. The build inserts their digest here.
 */
export const GUARD_VERSION = 'unbuilt';
