import { defineConfig } from '@playwright/test';
import { findHeadlessShell, TEST_FLAGS } from '../e2e/support/browser/chromium';

const root = `${ __dirname }/../..`;

/**
 * Tag of tests with real counts and delays, and of variants of a fault that Jest tests every day, for `npm run
 * test:all`; everyday tests use small numbers, and one variant of each fault.
 */
const LONG = /@long/;

/** Tag of tests that disturb the whole site for a while: they run after the others, one at a time. */
const ALONE = /@alone/;

/** Faults, one file each, injected into their own site. README.md has the list. */
export default defineConfig( {
	testDir: __dirname,
	outputDir: `${ root }/.atoll/faults/results`,
	globalSetup: `${ __dirname }/support/set-up.ts`,
	workers: 3,
	fullyParallel: true,
	retries: 0,
	forbidOnly: true,
	// For hanging tests, not for slow ones: the machine may have other work.
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
