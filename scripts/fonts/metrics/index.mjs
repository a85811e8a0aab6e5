/**
 * npm run fonts:metrics: takes the measures of the library's fonts and of devices' own out of @capsizecss/metrics into
 * metrics.json. To be run when contract/fonts/library.json or this file names another family: the package has thirty
 * thousand files for these few numbers, so that it is no dependency.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../../setup/npm.mjs';
import { ROOT } from '../../system/folders.mjs';

/** Of devices. */
const DEVICES = [ 'Georgia', 'Noto Serif', 'Times New Roman', 'Arial', 'Roboto', 'Noto Sans' ];

/** Weights that text is set in, of those a family has; 400 is each font's own. */
const WEIGHTS = [ '300', '400', '500', '600', '700', '800' ];

const PACKAGE = '@capsizecss/metrics@4.3.0';
const COLLECTION = '@capsizecss/metrics/entireMetricsCollection';

/** What a font stack is computed from; its letters are those of English. */
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

/** One face a line, so that a new version shows what it changes. */
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
