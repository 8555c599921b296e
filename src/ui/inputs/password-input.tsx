import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button';
import { Input, type InputProps } from './input';

export type PasswordInputProps = Omit<
  InputProps,
  'type' | 'prefix' | 'suffix' | 'trailing' | 'isNumeric'
>;

export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Input
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          size="sm"
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden size={16} />
        </IconButton>
      }
    />
  );
}
