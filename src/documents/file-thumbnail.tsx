import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** A small view of a picture that was chosen on this device. */
export function FileThumbnail({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (isBroken) return <ImageOff aria-hidden size={18} />;
  return (
    <img
      ref={image}
      alt={`Preview of ${file.name}`}
      className="size-10 object-cover"
      onError={() => setIsBroken(true)}
    />
  );
}
