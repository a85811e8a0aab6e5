import { readFileSync } from 'node:fs';

const METRICS = JSON.parse(
	readFileSync( new URL( './metrics/metrics.json', import.meta.url ), 'utf8' )
);

/**
 * The measures of a font's faces by their weights, as Capsize has them.
 *
 * @param {string} family
 * @throws When `npm run fonts:metrics` was not run since the library has it.
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
