import { defineConfig } from '@playwright/test';
import { findHeadlessShell, TEST_FLAGS } from '../e2e/support/browser/chromium';

const root = `${ __dirname }/../..`;

/**
 * Tests of the shipped plugin: its zip on a WordPress with default settings, without anything else of this repository.
 * The chapters, one folder each, share the site, and each continues where the previous one ended, from upload to
 * deletion. They share a browser too, where wp-admin's scripts stay compiled.
 */
export default defineConfig( {
	testDir: __dirname,
	outputDir: `${ root }/.atoll/shipped/results`,
	globalSetup: `${ __dirname }/support/set-up.ts`,
	workers: 1,
	// Each chapter needs the previous ones.
	maxFailures: 5,
	retries: 0,
	forbidOnly: true,
	timeout: 90_000,
	expect: { timeout: 15_000 },
	// Traces take a tenth of the time: use `--trace on`.
	reporter: [ [ 'list' ], [ 'json', { outputFile: `${ root }/.atoll/shipped/report.json` } ] ],
	use: {
		baseURL: process.env.ATOLL_URL,
		locale: 'en-AU',
		// Different from the site's time zone, which is UTC by default.
		timezoneId: 'Australia/Sydney',
		actionTimeout: 20_000,
		viewport: { width: 1280, height: 800 },
		launchOptions: {
			executablePath: findHeadlessShell(),
			args: TEST_FLAGS,
		},
	},
	// Sites whose PHP lacks requirements of the plugin (`npm run matrix`), or all other sites.
	...( process.env.ATOLL_MISSING
		? { testMatch: 'refused/*.spec.ts' }
		: { testIgnore: 'refused/*.spec.ts' } ),
} );
