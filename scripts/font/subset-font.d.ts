/** The part that we use; @types/subset-font is older than `keepFeatures`. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: {
      targetFormat: 'woff' | 'woff2';
      variationAxes?: Record<string, { min: number; max: number }>;
      keepFeatures: string[];
    },
  ): Promise<Uint8Array>;
}
