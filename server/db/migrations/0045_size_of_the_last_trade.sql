ALTER TABLE "case_stats" ADD COLUMN "last_trade_size_band" text;--> statement-breakpoint
ALTER TABLE "case_stats" ADD CONSTRAINT "case_stats_last_trade_size_band_known" CHECK ("case_stats"."last_trade_size_band" in ('under_100k', 'from_100k_to_1m', 'over_1m'));--> statement-breakpoint
-- The bounds of a currency without decimals are a hundred times those of others. A trade says nothing of its amount but its size, so
-- it takes the claim that was sold on its day at its price.
UPDATE case_price_points p SET size_band = CASE
  WHEN c.face_amount < 10000000 THEN 'under_100k'
  WHEN c.face_amount < 100000000 THEN 'from_100k_to_1m'
  ELSE 'over_1m' END
FROM claims c
WHERE p.source = 'trade' AND c.currency IN ('JPY', 'KRW', 'CLP', 'VND')
  AND c.case_id = p.case_id AND c.agreed_percent = p.low_percent AND c.sold_at::date = p.date;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION case_price_points_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE case_stats s SET (last_trade_percent, last_trade_size_band) = (
    SELECT p.low_percent, p.size_band FROM case_price_points p
    WHERE p.case_id = s.case_id AND p.source = 'trade'
    ORDER BY p.date DESC, p.id DESC LIMIT 1
  )
  WHERE s.case_id IN (SELECT case_id FROM changed_rows);
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE case_stats s SET last_trade_size_band = (
  SELECT p.size_band FROM case_price_points p
  WHERE p.case_id = s.case_id AND p.source = 'trade'
  ORDER BY p.date DESC, p.id DESC LIMIT 1
);
