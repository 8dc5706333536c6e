/** Styles of the file that the site does not have. */
export const offlineStyles = `
.offline-version main {
  max-width: 52rem;
  padding-block: 1rem 3rem;
}
.offline-page {
  margin-block-start: 3rem;
  padding-block-start: 2rem;
  border-block-start: 3px solid var(--ifm-color-primary);
}
.offline-version nav ul {
  margin-block: 0.25rem 0.75rem;
  padding-inline-start: 1.25rem;
}
.offline-version nav summary {
  padding-block: 0.6rem;
  font-weight: 600;
}
.offline-version nav li a {
  display: block;
  padding-block: 0.35rem;
}
.offline-version nav .h3 {
  margin-inline-start: 1.25rem;
}
.offline-version details > :not(summary) {
  display: revert;
}
.needs-connection::after {
  content: '\\00a0↗';
  font-size: 0.8em;
}
@media print {
  .offline-version nav {
    display: none;
  }
  .offline-page {
    break-before: page;
    margin-block-start: 0;
    border: 0;
  }
}
`;
