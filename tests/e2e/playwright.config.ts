import { defineConfig } from '@playwright/test';
import { findHeadlessShell, FLAGS, TEST_FLAGS } from './support/browser/chromium';

const root = `${ __dirname }/../..`;

/** Tag of tests of all variants, for `npm run test:all`; everyday tests check a sample. */
const LONG = /@long/;

/** Tests that run last and one after another, because they change the theme of the whole site, or its styles. */
const WHOLE_SITE = /site\/(other-theme|saved-styles)\.spec\.ts$/;

/** Tests of wp-admin screens, whose megabytes of script benefit from optimizing; the longest, so they run first. */
const ADMIN = /admin\/(builder|.*editor|editor-story|.*entries|other-kinds|settings)\.spec\.ts$/;

/** Tests that start their own browser, which would end that of others if they ran in between. */
const OWN_BROWSER = /(forms\/modal|portal\/back)\.spec\.ts$/;

/**
 * Tests that need a browser. They run against the native stack, which the global set-up starts, or against the site in
 * ATOLL_URL.
 */
export default defineConfig( {
	testDir: __dirname,
	outputDir: `${ root }/.atoll/e2e/results`,
	globalSetup: `${ __dirname }/support/site/set-up.ts`,
	// One more than the cores of the reference machine: a test waits for pages a quarter of its time.
	workers: 3,
	// The set-up of a file is shared by its tests; files with long, independent tests opt out.
	fullyParallel: false,
	retries: 0,
	forbidOnly: true,
	// For hanging tests, not for slow ones: the machine may have other work.
	timeout: 120_000,
	expect: { timeout: 15_000 },
	// Traces take a tenth of the time: use `--trace on` for a single test.
	reporter: [ [ 'list' ], [ 'json', { outputFile: `${ root }/.atoll/e2e/report.json` } ] ],
	use: {
		baseURL: process.env.ATOLL_URL,
		locale: 'en-AU',
		timezoneId: 'Australia/Sydney',
		actionTimeout: 20_000,
		viewport: { width: 1280, height: 800 },
		launchOptions: {
			executablePath: findHeadlessShell(),
			args: TEST_FLAGS,
		},
	},
	projects: [
		{
			name: 'admin',
			// One after another in a reused page, since each new browser would compile the editor again.
			workers: 1,
			testMatch: ADMIN,
			grepInvert: LONG,
			use: { launchOptions: { executablePath: findHeadlessShell(), args: FLAGS } },
		},
		{ name: 'own-browser', testMatch: OWN_BROWSER, grepInvert: LONG },
		{ name: 'site', testIgnore: [ WHOLE_SITE, ADMIN, OWN_BROWSER ], grepInvert: LONG },
		{ name: 'long', testIgnore: WHOLE_SITE, grep: LONG },
		{
			name: 'whole-site',
			workers: 1,
			testMatch: WHOLE_SITE,
			dependencies: [ 'admin', 'own-browser', 'site' ],
		},
	],
} );
