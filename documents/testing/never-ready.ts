/** A program for tests of the pool that ends before it takes a job. */
import process from 'node:process';

process.exit(1);
