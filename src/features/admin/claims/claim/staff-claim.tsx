import type { UseQueryResult } from '@tanstack/react-query';
import type { AdminClaim, CaseParameters } from '@generated/model';
import { AuditTrail } from '@/audit/audit-trail';
import { ClaimTerms } from '@/claims/record/claim-terms';
import { ClaimTimeline } from '@/claims/record/claim-timeline';
import { RegisterCard } from '@/claims/record/register-card';
import { RisksCard } from '@/claims/record/risks-card';
import { TermsNotice } from '@/claims/record/terms-notice';
import { pathTo } from '@/paths';
import { ChangesCard } from './changes-card';
import { ChecksCard } from './checks-card';
import { MarketActsCard } from './market-acts-card';
import { ReviewBar } from './review-bar';
import { SellerCard } from './seller-card';
import { StaffDocuments } from './staff-documents';
import { StatusCard } from './status-card';

interface StaffClaimProps {
  claim: AdminClaim;
  /** The terms of its case. */
  terms: UseQueryResult<CaseParameters>;
}

/** A claim as our staff read it: what to compare, documents and facts, and the decision, which stays in view below. */
export function StaffClaim({ claim, terms }: StaffClaimProps) {
  const parameters = terms.data ?? null;
  const originals = claim.documents.filter(({ redacted }) => !redacted);
  const copies = claim.documents.filter(({ redacted }) => redacted);
  return (
    <div className="grid gap-6">
      <StatusCard claim={claim} />
      <TermsNotice terms={terms}>
        The questions of the case and the documents that it asks for are not shown.
      </TermsNotice>
      {claim.status === 'in_review' && (
        <>
          {claim.last_review && (
            <ChangesCard claim={claim} review={claim.last_review} parameters={parameters} />
          )}
          <ChecksCard claim={claim} parameters={parameters} />
        </>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <div className="grid gap-6 lg:col-span-2">
          <StaffDocuments
            title="Documents"
            description="They prove the claim. It is recorded each time one is opened."
            documents={originals}
            none="The seller has uploaded none."
          />
          <StaffDocuments
            title="Copies for buyers"
            description="Verified buyers open them before they bid: names, addresses and account numbers have to be blacked out. The seller can change them until an offer is accepted."
            documents={copies}
            none="The seller has added none."
          />
          <ClaimTerms claim={claim} parameters={parameters} />
          <RegisterCard claim={claim} />
          <RisksCard
            claim={claim}
            parameters={parameters}
            description="As the seller has declared"
          />
          <ClaimTimeline
            events={claim.timeline}
            deal={claim.deal}
            reader="staff"
            negotiations={`${pathTo('adminNegotiations')}?search=${claim.reference}`}
          />
        </div>
        <div className="grid gap-6">
          <SellerCard claim={claim} />
          <MarketActsCard claim={claim} />
          <AuditTrail key={claim.id} of="claim" id={claim.id} />
        </div>
      </div>
      <ReviewBar claim={claim} />
    </div>
  );
}
