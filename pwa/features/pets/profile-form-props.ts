/** Props of the form of a dog or cat. */
export type ProfileFormProps<Profile> = {
  /** Null without a profile: then there is nothing to cancel back to. */
  profile: Profile | null;
  /** Adds another animal to existing ones. */
  isFurther?: boolean;
  onDone: () => void;
  onMinimize: () => void;
};
