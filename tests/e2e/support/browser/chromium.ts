import { existsSync } from 'node:fs';

const WHOLE = [ '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome' ];
const SHELL = [ '/usr/bin/chromium-headless-shell' ];

/** Nothing that needs a screen, a sandbox or the internet. */
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
 * The flags for tests: a page of theirs lives for seconds, so that making its code fast costs more than it gains.
 * Measurements are made as people have it.
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
 * Path of the system's Chromium, as people have it: CHROMIUM_PATH, else where packages put it.
 *
 * @throws When there is none.
 */
export const findChromium = (): string => firstOf( [ process.env.CHROMIUM_PATH, ...WHOLE ] );

/**
 * Path of Chromium without its window, which Playwright uses by itself as well: the same pages for half of the work,
 * but no back-forward cache. The whole Chromium where it is not installed.
 *
 * @throws When there is neither.
 */
export const findHeadlessShell = (): string =>
	firstOf( [ process.env.CHROMIUM_PATH, ...SHELL, ...WHOLE ] );
