import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';

interface ClaimTermsCardProps {
  title: string;
  /** The face amount; empty until it is known. */
  face: ReactNode;
  /** DescriptionItems, after the face amount. */
  facts: ReactNode;
  description: string | null;
  /** Shown below, from edge to edge. */
  children?: ReactNode;
}

/** What part of a claim is for sale, and on which terms. */
export function ClaimTermsCard({ title, face, facts, description, children }: ClaimTermsCardProps) {
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody className="grid gap-4">
        <DescriptionList columns={3} isCompact>
          <DescriptionItem label="Face amount" isNumeric>
            {face && <span className="font-semibold">{face}</span>}
          </DescriptionItem>
          {facts}
        </DescriptionList>
        {description && (
          <p className="max-w-measure text-sm wrap-anywhere whitespace-pre-line">{description}</p>
        )}
      </CardBody>
      {children}
    </Card>
  );
}
