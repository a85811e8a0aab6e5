import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../system/folders.mjs';
import { licencesText } from './licences.mjs';

/** Parts of the plugin: source, target, and files to leave out because only developers need them. */
const PARTS = [
	{
		from: 'plugin',
		to: '',
		// Left out: the program that draws the demo's pictures, the demo's installer without wp-admin, the lists of the
		// bundles' contents, and catalogues of languages, which scripts/translations converts for shipping.
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
 * Returns the files of the packaged plugin, sorted by name.
 *
 * @param {string} [root]
 * @return {{name:string, content:Buffer}[]} `name` starts with `atoll/`.
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
