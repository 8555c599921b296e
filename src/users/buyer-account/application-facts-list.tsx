import type { ReactNode } from 'react';
import type { BuyerAccount, Document } from '@generated/model';
import { useCaseNames } from '@/cases/use-case-names';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { accreditationFacts, applicantFacts } from './application-facts';

interface ApplicationFactsProps {
  account: BuyerAccount;
  /** Opens a document, in a way that depends on the reader. */
  children: (document: Document) => ReactNode;
}

/** A whole application, as stored. */
export function ApplicationFacts({ account, children }: ApplicationFactsProps) {
  const { namesOf } = useCaseNames();
  const facts = [
    ...applicantFacts(account),
    ...accreditationFacts(account),
    ['Cases of interest', namesOf(account.case_ids)] as const,
  ];
  return (
    <DescriptionList columns={2}>
      {facts.map(([label, value]) => (
        <DescriptionItem key={label} label={label} isNumeric>
          {value}
        </DescriptionItem>
      ))}
      {account.documents.map((document) => (
        <DescriptionItem key={document.id} label={DOCUMENT_KIND_LABELS[document.kind]}>
          {children(document)}
        </DescriptionItem>
      ))}
    </DescriptionList>
  );
}
