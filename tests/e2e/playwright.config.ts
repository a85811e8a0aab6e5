import { defineConfig } from '@playwright/test';
import { findHeadlessShell, FLAGS, TEST_FLAGS } from './support/browser/chromium';

const root = `${ __dirname }/../..`;

/** Tells tests that look at every variant, for `npm run test:all`; an everyday test looks at a sample. */
const LONG = /@long/;

/** Run last and one after another, because they switch the theme of the whole site, and its fonts and buttons. */
const WHOLE_SITE = /site\/(other-theme|saved-styles)\.spec\.ts$/;

/** Screens of wp-admin's, whose megabytes of script the optimizing compilers pay for. They take longest, so they begin. */
const ADMIN = /admin\/(builder|.*editor|editor-story|.*entries|other-kinds|settings)\.spec\.ts$/;

/** Start a browser of their own: in between, the others' would end for it; last, one worker would wait for another. */
const OWN_BROWSER = /(forms\/modal|portal\/back)\.spec\.ts$/;

/**
 * The tests that need a browser. They run against the native stack, which the global set-up
 * starts, or against the site that ATOLL_URL names.
 */
export default defineConfig( {
	testDir: __dirname,
	outputDir: `${ root }/.atoll/e2e/results`,
	globalSetup: `${ __dirname }/support/site/set-up.ts`,
	// One more than the cores that it is measured on: a test waits for pages a quarter of its time.
	workers: 3,
	// What a file's tests share is made once; a file of long ones that share nothing says so.
	fullyParallel: false,
	retries: 0,
	forbidOnly: true,
	// For what hangs, not for what is slow: other work may share the machine.
	timeout: 120_000,
	expect: { timeout: 15_000 },
	// A trace costs a tenth of the run: ask for one of a test by name, with `--trace on`.
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
			// One after another in one kept page: each further browser would compile the editor anew.
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
