import { useLocation, useNavigate } from 'react-router-dom';
import { conversationInputAsks } from '@generated/asks';
import { useCreateConversation } from '@generated/api/conversations/conversations';
import type { ConversationFields } from '@generated/model';
import { CreateConversationBody } from '@generated/zod/conversations/conversations';
import { newId } from '@/api/keys/new-id';
import { DocumentsDrop, DocumentsWarning } from '@/chat/writing/draft-documents';
import { UnfinishedDocuments, useDraftFiles } from '@/chat/writing/use-draft';
import { useMessageName } from '@/chat/writing/use-message-name';
import { sentences } from '@/domain/sentences';
import { ANSWER_TIME } from '@/domain/messages/staff-times';
import { ContractForm } from '@/forms/contract-form';
import { TextareaField, TextField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { pathTo } from '@/paths';
import { InPersonNote, useActedFor } from '@/session/guards/in-person';
import { Button } from '@/ui/button';
import { CardBody, CardHeader } from '@/ui/data/card';
import { Field } from '@/ui/inputs/field';

interface Values {
  subject: string;
  body: string;
}

interface NewConversationProps {
  /** The claim that the address names. */
  claimId: number | null;
  /** The initial subject. */
  subject: string;
}

/** Begins a conversation with our staff. */
export function NewConversation({ claimId, subject }: NewConversationProps) {
  const navigate = useNavigate();
  // The router's key for the first page of the tab.
  const isFirstPage = useLocation().key === 'default';
  const { mutateAsync: create } = useCreateConversation();
  const actedFor = useActedFor();
  const name = `new-conversation-${claimId ?? 'any'}`;
  const files = useDraftFiles(`${name}-documents`);
  const form = useContractForm<Values, ConversationFields>(
    CreateConversationBody.shape.conversation,
    {
      asks: conversationInputAsks.conversation,
      defaultValues: { subject, body: '' },
      prepare: (values) => ({
        ...values,
        document_ids: [],
        claim_id: claimId,
        client_id: newId(),
      }),
    },
  );
  const { named, forget } = useMessageName(form, `${name}-client-id`);

  async function send(fields: ConversationFields) {
    const conversation = named({ ...fields, document_ids: files.idsToSend() });
    const { id } = await create({ data: { conversation } });
    forget();
    files.clear();
    void navigate(pathTo('conversation', { id }), { replace: true });
  }

  /** Leads back to the page that the reader came from. */
  function leave(): void {
    void (isFirstPage ? navigate(pathTo('chat')) : navigate(-1));
  }

  return (
    <>
      <CardHeader
        title="Write to our staff"
        description={sentences(
          claimId !== null && 'About the claim you came from.',
          `They answer here, usually within ${ANSWER_TIME}.`,
        )}
      />
      <CardBody>
        {actedFor ? (
          <InPersonNote name={actedFor} />
        ) : (
          <ContractForm
            form={form}
            onSubmit={send}
            submitLabel="Send"
            errorPrefix="conversation."
            errorMessage={(error) => (error instanceof UnfinishedDocuments ? error.message : null)}
            warnOnLeave={false}
            keepAs={name}
            secondaryAction={
              <Button variant="secondary" onClick={leave}>
                Cancel
              </Button>
            }
          >
            <TextField<Values> name="subject" label="Subject" isRequired autoComplete="off" />
            <TextareaField<Values> name="body" label="Message" isRequired />
            <Field label="Documents" hint={files.loss}>
              <DocumentsDrop files={files} />
            </Field>
            <DocumentsWarning files={files} />
          </ContractForm>
        )}
      </CardBody>
    </>
  );
}
