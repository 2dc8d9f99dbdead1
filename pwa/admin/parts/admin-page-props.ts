export type AdminPageProps = {
  /** False while the sign-in overlay covers this page; the page reloads its data when the overlay closes. */
  isShown: boolean;
  /** Reports that the session has ended, so that the sign-in covers the page. */
  onSignedOut: () => void;
};
