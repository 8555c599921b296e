-- Counters that every card of a case shows. Triggers, so that no writer can forget them; one update of a case for each
-- statement, whatever the number of its rows.
CREATE FUNCTION cases_add_stats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO case_stats (case_id) VALUES (new.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cases_add_stats AFTER INSERT ON cases
  FOR EACH ROW EXECUTE FUNCTION cases_add_stats();
--> statement-breakpoint
CREATE FUNCTION claims_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE case_stats s
  SET open_claims_count = s.open_claims_count + d.claims,
      open_face_amount = s.open_face_amount + d.face_amount
  FROM (
    SELECT case_id, count(*) AS claims, sum(face_amount) AS face_amount
    FROM new_rows WHERE status = 'open' GROUP BY case_id
  ) d
  WHERE s.case_id = d.case_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION claims_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE case_stats s
  SET open_claims_count = s.open_claims_count + d.claims,
      open_face_amount = s.open_face_amount + d.face_amount
  FROM (
    SELECT case_id, sum(claims) AS claims, sum(face_amount) AS face_amount
    FROM (
      SELECT case_id, 1 AS claims, face_amount FROM new_rows WHERE status = 'open'
      UNION ALL
      SELECT case_id, -1, -face_amount FROM old_rows WHERE status = 'open'
    ) changes
    GROUP BY case_id
    HAVING sum(claims) <> 0 OR sum(face_amount) <> 0
  ) d
  WHERE s.case_id = d.case_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION claims_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE case_stats s
  SET open_claims_count = s.open_claims_count - d.claims,
      open_face_amount = s.open_face_amount - d.face_amount
  FROM (
    SELECT case_id, count(*) AS claims, sum(face_amount) AS face_amount
    FROM old_rows WHERE status = 'open' GROUP BY case_id
  ) d
  WHERE s.case_id = d.case_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER claims_inserted AFTER INSERT ON claims
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION claims_inserted();
--> statement-breakpoint
CREATE TRIGGER claims_updated AFTER UPDATE ON claims
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION claims_updated();
--> statement-breakpoint
CREATE TRIGGER claims_deleted AFTER DELETE ON claims
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION claims_deleted();
--> statement-breakpoint
CREATE FUNCTION follows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step integer := CASE tg_op WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE case_stats s SET followers_count = s.followers_count + d.follows * step
  FROM (SELECT case_id, count(*) AS follows FROM changed_rows WHERE case_id IS NOT NULL GROUP BY case_id) d
  WHERE s.case_id = d.case_id;
  UPDATE claims c SET followers_count = c.followers_count + d.follows * step
  FROM (SELECT claim_id, count(*) AS follows FROM changed_rows WHERE claim_id IS NOT NULL GROUP BY claim_id) d
  WHERE c.id = d.claim_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follows_inserted AFTER INSERT ON follows
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION follows_changed();
--> statement-breakpoint
CREATE TRIGGER follows_deleted AFTER DELETE ON follows
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION follows_changed();
--> statement-breakpoint
-- A trade is one price, so low and high are equal. Looks the latest up again: price points are few and may be corrected.
CREATE FUNCTION case_price_points_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE case_stats s SET last_trade_percent = (
    SELECT p.low_percent FROM case_price_points p
    WHERE p.case_id = s.case_id AND p.source = 'trade'
    ORDER BY p.date DESC, p.id DESC LIMIT 1
  )
  WHERE s.case_id IN (SELECT case_id FROM changed_rows);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER case_price_points_inserted AFTER INSERT ON case_price_points
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION case_price_points_changed();
--> statement-breakpoint
CREATE TRIGGER case_price_points_updated AFTER UPDATE ON case_price_points
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION case_price_points_changed();
--> statement-breakpoint
CREATE TRIGGER case_price_points_deleted AFTER DELETE ON case_price_points
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION case_price_points_changed();
--> statement-breakpoint
CREATE FUNCTION audit_events_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit events are never changed or deleted';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_are_final BEFORE UPDATE OR DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION audit_events_are_final();
