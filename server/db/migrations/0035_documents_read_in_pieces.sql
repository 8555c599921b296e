-- A piece of a compressed value cannot be read without all that stands before it; files hardly shrink anyway.
ALTER TABLE "document_contents" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
