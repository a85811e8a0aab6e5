import { readFileSync } from 'node:fs';

const METRICS = JSON.parse(
	readFileSync( new URL( './metrics/metrics.json', import.meta.url ), 'utf8' )
);

/**
 * Returns the metrics of a font's faces by weight, from Capsize.
 *
 * @param {string} family
 * @throws If `npm run fonts:metrics` was not run after the font was added to the library.
 */
export function facesOf( family ) {
	const faces = METRICS[ family ];
	if ( ! faces ) {
		throw new Error( `"${ family }" has no measures yet: npm run fonts:metrics takes them.` );
	}
	return Object.fromEntries(
		Object.entries( faces ).map( ( [ weight, face ] ) => [
			weight,
			{ familyName: family, ...face },
		] )
	);
}
