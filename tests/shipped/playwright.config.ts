import { defineConfig } from '@playwright/test';
import { findHeadlessShell, TEST_FLAGS } from '../e2e/support/browser/chromium';

const root = `${ __dirname }/../..`;

/**
 * The product as it is shipped: its zip on a WordPress as it is delivered, with nothing of this repository
 * around it. The chapters, a folder each, share the site, so that each begins where the one before ended: from the
 * upload to the end. They share a browser too, which has compiled wp-admin's scripts once then.
 */
export default defineConfig( {
	testDir: __dirname,
	outputDir: `${ root }/.atoll/shipped/results`,
	globalSetup: `${ __dirname }/support/set-up.ts`,
	workers: 1,
	// Each chapter needs the ones before it.
	maxFailures: 5,
	retries: 0,
	forbidOnly: true,
	timeout: 90_000,
	expect: { timeout: 15_000 },
	// A trace costs a tenth of the run: ask for one with `--trace on`.
	reporter: [ [ 'list' ], [ 'json', { outputFile: `${ root }/.atoll/shipped/report.json` } ] ],
	use: {
		baseURL: process.env.ATOLL_URL,
		locale: 'en-AU',
		// Not the site's, which is UTC as WordPress delivers it.
		timezoneId: 'Australia/Sydney',
		actionTimeout: 20_000,
		viewport: { width: 1280, height: 800 },
		launchOptions: {
			executablePath: findHeadlessShell(),
			args: TEST_FLAGS,
		},
	},
	// What a site lives through whose PHP lacks what the plugin needs (`npm run matrix`), or any other.
	...( process.env.ATOLL_MISSING
		? { testMatch: 'refused/*.spec.ts' }
		: { testIgnore: 'refused/*.spec.ts' } ),
} );
