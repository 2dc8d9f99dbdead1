/** Key of the draft of an edit, by the item's `seq`: its id may change, `seq` never does. */
export const editedKey = (seq: number) => `queue:${seq}`;
