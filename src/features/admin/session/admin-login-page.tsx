import { useNavigate, useSearchParams } from 'react-router-dom';
import { adminSignInInputAsks } from '@generated/asks';
import { useSignInAdmin } from '@generated/api/admin-session/admin-session';
import { AdminSignInInput } from '@generated/zod/schemas/adminSignInInput';
import { ContractForm } from '@/forms/contract-form';
import { TextField } from '@/forms/fields';
import { PasswordField } from '@/forms/password-field';
import { useContractForm } from '@/forms/use-contract-form';
import { pathTo } from '@/paths';
import { safeFrom } from '@/session/safe-from';
import { setAdminUser } from '@/session/session';
import { AuthLayout } from '@/ui/layout/auth-layout';

export default function AdminLoginPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { mutateAsync: signIn } = useSignInAdmin();
  const form = useContractForm(AdminSignInInput.shape.admin, {
    asks: adminSignInInputAsks.admin,
    defaultValues: { email: '', password: '' },
  });

  return (
    <AuthLayout area="admin" title="Log in" logoHref={pathTo('adminLogin')}>
      <ContractForm
        form={form}
        onSubmit={async (admin) => {
          setAdminUser(await signIn({ data: { admin } }));
          const from = safeFrom(search.get('from'), 'admin');
          await navigate(from ?? pathTo('adminHome'), { replace: true });
        }}
        submitLabel="Log in"
        errorPrefix="admin."
        warnOnLeave={false}
        blockSubmit
      >
        <TextField name="email" label="Email" type="email" autoComplete="username" isRequired />
        <PasswordField name="password" label="Password" kind="current" />
      </ContractForm>
    </AuthLayout>
  );
}
