import { SearchInput } from '@/ui/inputs/search-input';
import { useSearchText } from '../use-search-text';

export interface ListSearchProps {
  label: string;
  placeholder: string;
  /** The text in the address. */
  searched: string;
  maxLength: number | undefined;
  onSearch: (text: string) => void;
  className?: string;
}

export function ListSearch({ searched, onSearch, ...input }: ListSearchProps) {
  const [text, setText] = useSearchText(searched, onSearch);
  return <SearchInput {...input} value={text} onChange={setText} />;
}
