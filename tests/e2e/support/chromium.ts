import { existsSync } from 'node:fs';

const PLACES = [ '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome' ];

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
 * Path of the system's Chromium: CHROMIUM_PATH, else where packages put it.
 *
 * @throws When there is none.
 */
export function findChromium(): string {
	const found = [ process.env.CHROMIUM_PATH, ...PLACES ].find(
		( path ) => path !== undefined && existsSync( path )
	);
	if ( found === undefined ) {
		throw new Error(
			'No Chromium found. Install it (Debian, Ubuntu: apt-get install chromium) or name it in CHROMIUM_PATH.'
		);
	}
	return found;
}
