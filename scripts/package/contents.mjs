import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../system/folders.mjs';
import { licencesText } from './licences.mjs';

/** Where the parts of the plugin come from, where they go, and what of them only developers need. */
const PARTS = [
	{
		from: 'plugin',
		to: '',
		// The program that draws the demo's pictures, the way to install it without wp-admin, what is in the bundles, and
		// the catalogues of languages, of which scripts/translations makes what is shipped.
		without:
			/^(php|contract|demo\/art)\/|^demo\/install\.php$|bundle\.json$|\.po$|\.map$|(^|\/)\./,
	},
	{ from: 'php', to: 'php/', without: /(^|\/)\./ },
	{ from: 'contract/rest', to: 'contract/rest/', without: /\.examples\.json$|(^|\/)\./ },
];

const filesIn = ( folder ) =>
	readdirSync( folder, { withFileTypes: true } ).flatMap( ( entry ) =>
		entry.isDirectory()
			? filesIn( join( folder, entry.name ) ).map( ( name ) => `${ entry.name }/${ name }` )
			: entry.name
	);

/**
 * The files of the packaged plugin, in the order of their names.
 *
 * @param {string} [root]
 * @return {{name:string, content:Buffer}[]} `name` begins with `atoll/`.
 */
export const contents = ( root = ROOT ) =>
	[
		...parts( root ),
		{ name: 'atoll/LICENCES.txt', content: Buffer.from( licencesText() ) },
	].sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );

const parts = ( root ) =>
	PARTS.flatMap( ( { from, to, without } ) =>
		filesIn( join( root, from ) )
			.filter( ( name ) => ! without.test( name ) )
			.map( ( name ) => ( {
				name: `atoll/${ to }${ name }`,
				content: readFileSync( join( root, from, name ) ),
			} ) )
	);
