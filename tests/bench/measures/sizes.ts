import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';
import { fixtures } from '../../e2e/support/site/fixtures';
import type { Measure, Row } from '../row';

const ROOT = resolve( __dirname, '../../..' );
const BUILD = join( ROOT, 'plugin/build' );

const gz = ( content: string | Buffer ): number => gzipSync( content, { level: 9 } ).length;

const fileRow = ( name: string, path: string, most?: number ): Row => ( {
	name,
	value: gz( readFileSync( path ) ),
	unit: 'bytes gz',
	...( most === undefined ? {} : { goal: { most } } ),
} );

/** Returns the JSON that the loader reads, from the test form's page. */
async function manifest(): Promise< string > {
	const page = await (
		await fetch( new URL( fixtures().formPath, process.env.ATOLL_URL ) )
	).text();
	const found = /<script[^>]*id="atoll-manifest"[^>]*>(.*?)<\/script>/s.exec( page );
	if ( found === null ) {
		throw new Error( 'The page of the test form has no manifest.' );
	}
	return found[ 1 ] ?? '';
}

/** Builds the form engine separately, which is otherwise part of the form island. */
function buildEngine(): Promise< string > {
	const configuration = [
		require( join( ROOT, 'webpack.config.js' ) ),
	].flat()[ 0 ] as Configuration;
	const path = join( ROOT, '.atoll/bench' );
	const engine = join( ROOT, 'src/forms/index.ts' );
	return new Promise( ( done, fail ) =>
		webpack(
			{
				...configuration,
				mode: 'production',
				entry: {
					engine: { import: engine, library: { type: 'window', name: 'atollEngine' } },
				},
				output: { path, filename: '[name].js', enabledLibraryTypes: [ 'window' ] },
				plugins: [],
			},
			( error, stats ) => {
				const problem =
					error?.message ?? ( stats?.hasErrors() && stats.toString( 'errors-only' ) );
				return problem ? fail( new Error( problem ) ) : done( join( path, 'engine.js' ) );
			}
		)
	);
}

/** What visitors fetch, each file by itself. */
export const sizes: Measure = {
	name: 'sizes',
	run: async () => [
		fileRow( 'loader', join( BUILD, 'loader.js' ), 1280 ),
		{
			name: 'manifest of a page with a form',
			value: gz( await manifest() ),
			unit: 'bytes gz',
			goal: { most: 1100 },
		},
		fileRow( 'form island', join( BUILD, 'islands/form.js' ), 15_000 ),
		fileRow( '… of which the form engine', await buildEngine(), 8_000 ),
		...readdirSync( join( BUILD, 'islands' ) )
			.filter( ( file ) => /^form\..+\.js$/.test( file ) )
			.map( ( file ) =>
				fileRow(
					`… its part ${ file.split( '.' ).slice( 1, -1 ).join( ', ' ) }`,
					join( BUILD, 'islands', file )
				)
			),
		fileRow( 'modal island', join( BUILD, 'islands/modal.js' ) ),
		fileRow( 'stores', join( BUILD, 'stores.js' ) ),
		fileRow( 'header island', join( BUILD, 'islands/header.js' ) ),
	],
};
