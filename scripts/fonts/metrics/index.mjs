/**
 * npm run fonts:metrics: extracts metrics of the library's fonts and of device fonts from @capsizecss/metrics into
 * metrics.json. Run it after adding a family to contract/fonts/library.json or to this file: the package has thirty
 * thousand files for these few numbers, and is therefore not a dependency.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../../setup/npm.mjs';
import { ROOT } from '../../system/folders.mjs';

/** Device fonts. */
const DEVICES = [ 'Georgia', 'Noto Serif', 'Times New Roman', 'Arial', 'Roboto', 'Noto Sans' ];

/** Weights used for text, if a family has them; every font has 400. */
const WEIGHTS = [ '300', '400', '500', '600', '700', '800' ];

const PACKAGE = '@capsizecss/metrics@4.3.0';
const COLLECTION = '@capsizecss/metrics/entireMetricsCollection';

/** Returns the metrics that a font stack is computed from, for English letters. */
const measures = ( { ascent, descent, lineGap, unitsPerEm, subsets } ) => ( {
	ascent,
	descent,
	lineGap,
	unitsPerEm,
	xWidthAvg: subsets.latin.xWidthAvg,
} );

const faces = ( font ) =>
	WEIGHTS.map( ( weight ) => [ weight, weight === '400' ? font : font.variants?.[ weight ] ] )
		.filter( ( [ , face ] ) => face )
		.map( ( [ weight, face ] ) => [ weight, measures( face ) ] );

async function collection() {
	const folder = await mkdtemp( join( tmpdir(), 'atoll-' ) );
	try {
		await npm( [ 'install', '--prefix', folder, '--no-save', '--ignore-scripts', PACKAGE ] );
		const require = createRequire( join( folder, 'index.js' ) );
		return require( COLLECTION ).entireMetricsCollection;
	} finally {
		await rm( folder, { recursive: true } );
	}
}

const library = JSON.parse( await readFile( join( ROOT, 'contract/fonts/library.json' ), 'utf8' ) );
const fonts = Object.values( await collection() );

/** Lines with one font each, so that diffs of a new version are readable. */
const lines = [ ...DEVICES, ...library.map( ( { family } ) => family ) ].map( ( family ) => {
	const font = fonts.find( ( { familyName } ) => familyName === family );
	if ( ! font ) {
		throw new Error( `${ PACKAGE } does not know "${ family }".` );
	}
	const weights = faces( font ).map(
		( [ weight, face ] ) => `\t\t"${ weight }": ${ JSON.stringify( face ) }`
	);
	return `\t"${ family }": {\n${ weights.join( ',\n' ) }\n\t}`;
} );
await writeFile(
	join( ROOT, 'scripts/fonts/metrics/metrics.json' ),
	`{\n${ lines.join( ',\n' ) }\n}\n`
);
