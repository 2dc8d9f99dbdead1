/**
 * Stands for the lists and rules of the toxic-food guard in a report of a wrong flag. The build puts their digest here, so
 * that nobody has to keep it.
 */
export const GUARD_VERSION = 'unbuilt';
