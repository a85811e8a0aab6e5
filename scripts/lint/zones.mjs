import { existsSync, readdirSync } from 'node:fs';
import { MAY_IMPORT, MENDS } from './folders.mjs';

/** import/no-restricted-paths: who may import whom, as docs/architecture.md lists it. */
export const zones = () => [
	...Object.keys( MAY_IMPORT ).map( sourceZone ),
	...islandZones(),
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

/** One zone per island, since an island may import itself and what lies beside all of them. */
function islandZones() {
	const found = inside( 'src/islands' );
	const shared = found.filter( ( entry ) => ! entry.isDirectory() );

	return found
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

function blockZones() {
	return [
		{
			target: './blocks',
			from: './src',
			except: [ './contract', './ui', './builder' ],
			message:
				'Blocks may use src/contract (types), src/ui and src/builder: let php/ render the rest, or move the component into src/ui.',
		},
	];
}

const inside = ( path ) =>
	existsSync( path ) ? readdirSync( path, { withFileTypes: true } ) : [];
