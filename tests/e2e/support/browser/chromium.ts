import { existsSync } from 'node:fs';

const WHOLE = [ '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome' ];
const SHELL = [ '/usr/bin/chromium-headless-shell' ];

/** Flags to run without a screen, a sandbox or internet access. */
export const FLAGS = [
	'--headless',
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/**
 * Flags for tests: their pages live for seconds, so that optimizing code costs more than it gains. Measurements use the
 * normal settings.
 */
export const TEST_FLAGS = [ ...FLAGS, '--js-flags=--no-opt --no-maglev' ];

const firstOf = ( places: ( string | undefined )[] ): string => {
	const found = places.find( ( path ) => path !== undefined && existsSync( path ) );
	if ( found === undefined ) {
		throw new Error(
			'No Chromium found. Install it (Debian, Ubuntu: apt-get install chromium) or name it in CHROMIUM_PATH.'
		);
	}
	return found;
};

/**
 * Returns the path of the system's full Chromium: CHROMIUM_PATH, else where packages install it.
 *
 * @throws If there is none.
 */
export const findChromium = (): string => firstOf( [ process.env.CHROMIUM_PATH, ...WHOLE ] );

/**
 * Returns the path of Chromium's headless shell, which Playwright uses by default too: the same pages for half of the
 * work, but no back-forward cache. Falls back to the full Chromium.
 *
 * @throws If there is neither.
 */
export const findHeadlessShell = (): string =>
	firstOf( [ process.env.CHROMIUM_PATH, ...SHELL, ...WHOLE ] );
