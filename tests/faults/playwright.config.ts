import { defineConfig } from '@playwright/test';
import { findHeadlessShell, TEST_FLAGS } from '../e2e/support/browser/chromium';

const root = `${ __dirname }/../..`;

/**
 * Tells the real counts and waits, and further kinds of one fault that are in Jest's tests every day, for
 * `npm run test:all`; an everyday test has small ones, and one of each kind.
 */
const LONG = /@long/;

/** Harms the whole site for a while: runs after the others, one test at a time. */
const ALONE = /@alone/;

/** Faults, one file each, injected into a site of their own. README.md has the list. */
export default defineConfig( {
	testDir: __dirname,
	outputDir: `${ root }/.atoll/faults/results`,
	globalSetup: `${ __dirname }/support/set-up.ts`,
	workers: 3,
	fullyParallel: true,
	retries: 0,
	forbidOnly: true,
	// For what hangs, not for what is slow: other work may share the machine.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: [ [ 'list' ], [ 'json', { outputFile: `${ root }/.atoll/faults/report.json` } ] ],
	use: {
		baseURL: process.env.ATOLL_URL,
		locale: 'en-AU',
		timezoneId: 'Australia/Sydney',
		actionTimeout: 30_000,
		viewport: { width: 1280, height: 800 },
		launchOptions: { executablePath: findHeadlessShell(), args: TEST_FLAGS },
	},
	projects: [
		{ name: 'together', grepInvert: [ LONG, ALONE ] },
		{
			name: 'alone',
			grep: ALONE,
			grepInvert: LONG,
			dependencies: [ 'together' ],
			workers: 1,
		},
		{ name: 'long', grep: LONG, workers: 1, timeout: 30 * 60_000 },
	],
} );
