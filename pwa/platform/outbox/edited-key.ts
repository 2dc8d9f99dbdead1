/** Prefix of the keys of drafts of edits. */
export const EDIT_DRAFTS = 'queue:';

/** Key of the draft of an edit, by the item's `seq`: its id may change, `seq` never does on one device. */
export const editedKey = (seq: number) => `${EDIT_DRAFTS}${seq}`;
