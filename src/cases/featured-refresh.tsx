import { useEffect } from 'react';
import { useGetFeaturedCases } from '@generated/api/marketplace/marketplace';
import { storeFeaturedCases } from './featured-store';

/** Reads the featured cases of the navigation again. */
export function FeaturedRefresh(): null {
  const { data } = useGetFeaturedCases();
  useEffect(() => {
    // It surrounds every page, so an answer that is not a list leaves it as it was.
    if (Array.isArray(data)) storeFeaturedCases(data, Date.now());
  }, [data]);
  return null;
}
