-- What the visitor was promised (`promised` in lib/server/store/outbox/job.ts); until now derived from the last error.
ALTER TABLE jobs ADD COLUMN told TEXT;
UPDATE jobs SET told = CASE
  WHEN error IN ('not-sent', 'not-processed') OR error LIKE 'status-%' THEN 'saved'
  WHEN state = 'attention' THEN 'unconfirmed'
  ELSE 'finishing'
END WHERE state IN ('unknown', 'attention');
