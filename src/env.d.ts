interface ImportMetaEnv {
  /** Where the contract's paths stand, `/api` unless the app is built for another place. */
  readonly VITE_API_ROOT?: string;
  /** Where the logo of the auth pages leads. */
  readonly VITE_MARKETING_URL?: string;
}
