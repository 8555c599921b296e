import { useNavigate } from 'react-router-dom';
import { adminConversationInputAsks } from '@generated/asks';
import { useCreateAdminConversation } from '@generated/api/admin-conversations/admin-conversations';
import type { AdminConversationFields, AdminUser } from '@generated/model';
import { CreateAdminConversationBody } from '@generated/zod/admin-conversations/admin-conversations';
import { errorCodeOf } from '@/api/errors/problem';
import { newId } from '@/api/keys/new-id';
import { uploadByStaff } from '@/chat/chat-source';
import { DocumentsDrop } from '@/chat/writing/draft-documents';
import { UnfinishedDocuments, useDraftFiles } from '@/chat/writing/use-draft';
import { useMessageName } from '@/chat/writing/use-message-name';
import { isReleasedAddress } from '@/domain/users/released-address';
import { TextareaField, TextField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { pathTo } from '@/paths';
import { RecordDialog } from '@/record/record-dialog';
import { Button } from '@/ui/button';
import { Field } from '@/ui/inputs/field';
import { fullName } from '@/domain/users/party-names';

interface Values {
  subject: string;
  body: string;
}

/** Begins a conversation with a user and leads to it. */
export function WriteDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const navigate = useNavigate();
  const { mutateAsync: create } = useCreateAdminConversation();
  const files = useDraftFiles(null, uploadByStaff);
  const form = useContractForm<Values, AdminConversationFields>(
    CreateAdminConversationBody.shape.conversation,
    {
      asks: adminConversationInputAsks.conversation,
      defaultValues: { subject: '', body: '' },
      prepare: (values) => ({
        ...values,
        document_ids: [],
        user_id: user.id,
        client_id: newId(),
      }),
    },
  );
  const { named } = useMessageName(form, null);

  async function send(fields: AdminConversationFields) {
    const conversation = named({ ...fields, document_ids: files.idsToSend() });
    const { id } = await create({ data: { conversation } });
    void navigate(pathTo('adminConversation', { id }));
  }

  return (
    <RecordDialog
      title={`Write to ${fullName(user)}`}
      description="They read it in the app, and are told by email where they have not switched that off."
      version={null}
      form={form}
      onSubmit={send}
      submitLabel="Send"
      errorPrefix="conversation."
      errorMessage={(error) => {
        if (error instanceof UnfinishedDocuments) return error.message;
        const why = unreachableBecause(error);
        return why && `${fullName(user)} ${why}.`;
      }}
      errorAction={(error) =>
        unreachableBecause(error) &&
        !isReleasedAddress(user.email) && (
          <Button variant="secondary" size="sm" asChild>
            <a href={`mailto:${user.email}`}>Write an email</a>
          </Button>
        )
      }
      holdsMore={files.documents.length > 0 || files.uploads.items.length > 0}
      onClose={onClose}
    >
      <TextField<Values> name="subject" label="Subject" isRequired autoComplete="off" />
      <TextareaField<Values> name="body" label="Message" isRequired />
      <Field label="Documents">
        <DocumentsDrop files={files} />
      </Field>
    </RecordDialog>
  );
}

/** Why the user would not read a message, derived from the refusal; null for any other refusal. */
function unreachableBecause(error: unknown): string | null {
  const code = errorCodeOf<'createAdminConversation'>(error);
  if (code === 'staff_messages_off') return 'has switched off messages from our staff';
  return code === 'user_barred' ? 'cannot log in any more' : null;
}
