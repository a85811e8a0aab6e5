import { existsSync, readdirSync } from 'node:fs';
import { MAY_IMPORT, MENDS } from './folders.mjs';

/** Returns the zones of import/no-restricted-paths, as documented in docs/architecture.md. */
export const zones = () => [
	...Object.keys( MAY_IMPORT ).map( sourceZone ),
	...islandZones(),
	...enhancementZones(),
	...partZones(),
	...screenZones(),
	...blockZones(),
	{
		target: './src',
		from: './blocks',
		message:
			'src/ runs without blocks/: move what both need into src/ui, and import it from the block.',
	},
	{
		target: [ './src', './blocks' ],
		from: './scripts',
		message:
			'scripts/ never reaches a browser: move what both need into src/, or generate it at build time.',
	},
];

function sourceZone( folder ) {
	return {
		target: `./src/${ folder }`,
		from: './src',
		except: [ folder, ...MAY_IMPORT[ folder ] ].map( ( name ) => `./${ name }` ),
		message: MENDS[ folder ],
	};
}

/** Returns one zone per island, since an island may import only its own files and those that all islands share. */
function islandZones() {
	const entries = entriesIn( 'src/islands' );
	const shared = entries.filter( ( entry ) => ! entry.isDirectory() );

	return entries
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => ( {
			target: `./src/islands/${ name }`,
			from: './src/islands',
			except: [ name, ...shared.map( ( entry ) => entry.name ) ].map(
				( path ) => `./${ path }`
			),
			message:
				'Islands never import each other: meet in a store, or in a @wordpress/hooks action.',
		} ) );
}

const PARTS = 'src/islands/form/parts';

/** Returns zones for parts and the form island, which are separate scripts: shared code would be loaded twice. */
function partZones() {
	const message =
		'A part is a script of its own: use what lies beside parts/, or speak through gates and inputs.';
	return [
		...foldersIn( PARTS ).map( ( name ) => ( {
			target: `./${ PARTS }/${ name }`,
			from: `./${ PARTS }`,
			except: [ `./${ name }`, './register.ts' ],
			message,
		} ) ),
		{
			target: entriesIn( 'src/islands/form' )
				.filter( ( { name } ) => name !== 'parts' )
				.map( ( { name } ) => `./src/islands/form/${ name }` ),
			from: `./${ PARTS }`,
			except: [ './register.ts' ],
			message,
		},
	];
}

/** Returns zones for enhancements, which share nothing. */
function enhancementZones() {
	const shared = entriesIn( 'src/enhancements' ).filter( ( entry ) => ! entry.isDirectory() );
	return foldersIn( 'src/enhancements' ).map( ( name ) => ( {
		target: `./src/enhancements/${ name }`,
		from: './src/enhancements',
		except: [ name, ...shared.map( ( file ) => file.name ) ].map( ( path ) => `./${ path }` ),
		message: 'Enhancements never import each other: what shares something is an island.',
	} ) );
}

/** Exceptions: the screen of one entry uses parts of the list that it was opened from. */
const ALSO_FROM = { entry: [ 'entries' ] };

/** Returns zones for the screens of wp-admin, which are separate scripts. */
function screenZones() {
	const shared = entriesIn( 'src/admin' ).filter( ( entry ) => ! entry.isDirectory() );
	return foldersIn( 'src/admin' ).map( ( name ) => ( {
		target: `./src/admin/${ name }`,
		from: './src/admin',
		except: [
			name,
			...( ALSO_FROM[ name ] ?? [] ),
			...shared.map( ( file ) => file.name ),
		].map( ( path ) => `./${ path }` ),
		message: 'Screens never import each other: move what both need beside their folders.',
	} ) );
}

/** Folders of blocks/ that are not blocks, but code that several blocks share. */
const SHARED_BLOCKS = [ 'forms', 'phone-number', 'registration', 'server-rendered', 'types' ];

function blockZones() {
	const blocks = foldersIn( 'blocks' );
	return [
		...blocks.map( ( name ) => ( {
			target: `./blocks/${ name }`,
			from: './blocks',
			except: [
				...new Set( [
					name,
					...SHARED_BLOCKS,
					...blocks.map( ( block ) => `${ block }/block.json` ),
				] ),
			].map( ( path ) => `./${ path }` ),
			message: `A block imports nothing of another but its block.json: move what both need into ${ SHARED_BLOCKS.map( ( folder ) => `blocks/${ folder }` ).join( ', ' ) }, src/builder or src/ui.`,
		} ) ),
		{
			target: './blocks',
			from: './src',
			except: [ './calculators', './contract', './ui', './builder' ],
			message:
				'Blocks may use src/contract (types), src/calculators, src/ui and src/builder: let php/ render the rest, or move the component into src/ui.',
		},
	];
}

const foldersIn = ( path ) =>
	entriesIn( path )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => name );

const entriesIn = ( path ) =>
	existsSync( path ) ? readdirSync( path, { withFileTypes: true } ) : [];
