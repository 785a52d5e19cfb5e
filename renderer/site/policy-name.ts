/** Name of the site's Trusted Types policy, which a host that demands them has to allow (docs/pages/guide/hosting.md). A document has it once. */
export const POLICY_NAME = 'docs-build';
