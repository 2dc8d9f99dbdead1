/** Props of the form of a dog or cat. */
export type ProfileFormProps<Profile> = {
  /** The animal as the form was opened for it; null for a new one. */
  pet: { id: string; profile: Profile } | null;
  /** Adds another animal to existing ones. */
  isFurther?: boolean;
  onDone: () => void;
  onMinimize: () => void;
};
