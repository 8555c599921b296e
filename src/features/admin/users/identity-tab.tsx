import { type ReactNode, useState } from 'react';
import type { AdminUser } from '@generated/model';
import { countryName } from '@/domain/countries';
import { DateText } from '@/ui/data/date-text';
import { fullName } from '@/domain/users/party-names';
import { isReleasedAddress } from '@/domain/users/released-address';
import { mayCorrectProfile } from '@/domain/users/user-status';
import { IDENTITY_STATUS_LABELS } from '@/users/labels';
import { Button } from '@/ui/button';
import { Card, CardBody } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { EmptyState } from '@/ui/feedback/empty-state';
import { lateDialog } from '@/ui/late';
import { ReviewReasons } from './review-reasons';
import { UserDocument } from './user-document';
import { ReviewBar } from './acts/review-bar';

const CountryDialog = lateDialog(async () => (await import('./acts/country-dialog')).CountryDialog);

interface IdentityTabProps {
  user: AdminUser;
  /** What comes next after a decision. */
  next: ReactNode;
}

/** What the user has submitted to prove their identity, and the decision about it. */
export function IdentityTab({ user, next }: IdentityTabProps) {
  const [isCountryAsked, setIsCountryAsked] = useState(false);
  const verification = user.identity_verification;
  const isOpen = mayCorrectProfile(user.status);
  return (
    <div className="grid gap-4">
      <Card>
        <CardBody>
          <DescriptionList columns={4}>
            <DescriptionItem label="Name of the account">{fullName(user)}</DescriptionItem>
            <DescriptionItem label="Country">
              {user.country ? countryName(user.country) : 'Not known'}{' '}
              {isOpen && (
                <Button variant="link" className="-my-1" onClick={() => setIsCountryAsked(true)}>
                  Change<span className="sr-only"> country</span>
                </Button>
              )}
              {verification && verification.country !== user.country && (
                <span className="text-muted block text-xs">
                  Submitted as {countryName(verification.country)}
                </span>
              )}
            </DescriptionItem>
            {verification && (
              <>
                <DescriptionItem label="Submitted" isNumeric>
                  <DateText iso={verification.submitted_at} as="date-time" />
                  <span className="text-muted block text-xs">Attempt {verification.attempt}</span>
                </DescriptionItem>
                <DescriptionItem label="Decision" isNumeric>
                  {verification.reviewed_at ? (
                    <>
                      {IDENTITY_STATUS_LABELS[verification.status]} on{' '}
                      <span className="whitespace-nowrap">
                        <DateText iso={verification.reviewed_at} as="date-time" />
                      </span>
                    </>
                  ) : (
                    `None${isOpen ? ' yet' : ''}`
                  )}
                </DescriptionItem>
              </>
            )}
          </DescriptionList>
          <ReviewReasons of={verification} />
        </CardBody>
      </Card>
      {verification ? (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            <UserDocument title="Identity document" id={verification.gov_id_document_id} />
            <UserDocument
              title="Photo of the person"
              id={verification.personal_photo_document_id}
            />
          </div>
          <ReviewBar user={user} next={next} />
        </>
      ) : (
        <Card>
          <EmptyState
            description={`${fullName(user)} has not submitted documents${isOpen ? ' yet' : ''}.`}
            emptyAction={
              !isReleasedAddress(user.email) && (
                <Button variant="secondary" asChild>
                  <a href={`mailto:${user.email}`}>Write an email</a>
                </Button>
              )
            }
          />
        </Card>
      )}
      {isCountryAsked && <CountryDialog user={user} onClose={() => setIsCountryAsked(false)} />}
    </div>
  );
}
