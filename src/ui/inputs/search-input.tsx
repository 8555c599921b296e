import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../icon-button';
import { Input, type InputProps } from './input';

export type SearchInputProps = Omit<
  InputProps,
  | 'type'
  | 'value'
  | 'onChange'
  | 'prefix'
  | 'suffix'
  | 'trailing'
  | 'isNumeric'
  | 'aria-label'
  | 'ref'
> & {
  /** Read aloud, and also the placeholder unless one is given: "Search users". */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

export function SearchInput({
  label,
  value,
  onChange,
  placeholder = label,
  ...rest
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onChange('');
    input.current?.focus();
  }

  return (
    <Input
      {...rest}
      ref={input}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      prefix={<Search size={16} />}
      onChange={(event) => onChange(event.target.value)}
      trailing={
        value && (
          <IconButton label="Clear search" size="sm" onClick={clear}>
            <X aria-hidden size={16} />
          </IconButton>
        )
      }
    />
  );
}
