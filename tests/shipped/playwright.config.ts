import { defineConfig } from '@playwright/test';
import { findHeadlessShell, TEST_FLAGS } from '../e2e/support/chromium';

const root = `${ __dirname }/../..`;

/**
 * The parts of the walk, each after the one before: what a site lives through, from the upload to the end. What
 * depends on how addresses look is done by both.
 */
const WHOLE: Record< string, string > = {
	install: 'install',
	plain: 'visitors',
	pretty: 'visitors',
	staff: 'staff',
	demo: 'demo',
	leave: 'leave',
};

/** What a site lives through whose PHP lacks what the plugin needs (`npm run matrix`). */
const REFUSED: Record< string, string > = { refused: 'refused' };

const CHAPTERS = process.env.ATOLL_MISSING ? REFUSED : WHOLE;
const names = Object.keys( CHAPTERS );

/**
 * The product as it is shipped: its zip on a WordPress as it is delivered, with nothing of this repository
 * around it. The chapters share the site, so that each begins where the one before ended.
 */
export default defineConfig( {
	outputDir: `${ root }/.atoll/shipped/results`,
	globalSetup: `${ __dirname }/support/set-up.ts`,
	workers: 1,
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
	projects: names.map( ( name, index ) => ( {
		name,
		testDir: `${ __dirname }/${ CHAPTERS[ name ] }`,
		dependencies: names.slice( Math.max( 0, index - 1 ), index ),
	} ) ),
} );
