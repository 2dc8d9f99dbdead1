export type AdminPageProps = {
  /** False while the sign-in covers the page, which reloads its data when it is shown again. */
  isShown: boolean;
  /** Reports that the session has ended, so that the sign-in covers the page. */
  onSignedOut: () => void;
};
