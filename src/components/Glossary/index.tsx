import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {DataFile} from '@site/src/docs-data/schema';
import {RichText} from '../RichText/index.tsx';
import {termAnchor} from '../Term/termAnchor.ts';
import styles from './styles.module.css';

type GlossaryTerm = DataFile<'glossary'>[number];

/** The words that pages link with `<Term>`, each with an anchor of its own. A row of a table is a section for the search. */
export function Glossary({terms}: {readonly terms: readonly GlossaryTerm[]}): ReactNode {
  return (
    <table className={styles.glossary}>
      <thead>
        <tr>
          <th scope="col">Word</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {terms.map((term) => (
          <TermRow key={term.id} term={term} />
        ))}
      </tbody>
    </table>
  );
}

function TermRow({term: {id, term, meaning}}: {readonly term: GlossaryTerm}): ReactNode {
  const anchor = termAnchor(id);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr id={anchor} className={styles.row}>
      <th scope="row">{term}</th>
      <td>
        <RichText>{meaning}</RichText>
      </td>
    </tr>
  );
}
