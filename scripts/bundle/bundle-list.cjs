const { existsSync, readFileSync } = require( 'fs' );
const { join, relative } = require( 'path' );

/** The innermost package that a file belongs to. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

const relativePath = ( path ) => relative( process.cwd(), path ).replaceAll( '\\', '/' );

/** Files of a module, and of those that webpack has put into one with it. */
const filesOf = ( module ) =>
	[ module, ...( module.modules ?? [] ) ].flatMap( ( { resource } ) =>
		resource ? [ resource.split( '?' )[ 0 ] ] : []
	);

const sortedUnique = ( all ) => [ ...new Set( all ) ].sort();

/** Says what went into which script: our own files, and packages, whose licences and texts are to be shipped with them. */
module.exports = class BundleList {
	/** @param {string} file To be written, below the output's folder. */
	constructor( file ) {
		this.file = file;
	}

	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
		compiler.hooks.thisCompilation.tap( 'BundleList', ( compilation ) =>
			compilation.hooks.processAssets.tap( { name: 'BundleList', stage }, () =>
				compilation.emitAsset(
					this.file,
					new sources.RawSource( JSON.stringify( this.list( compilation ), null, '\t' ) )
				)
			)
		);
	}

	list( compilation ) {
		const scripts = this.scripts( compilation );
		const folders = Object.values( scripts )
			.flat()
			.flatMap( ( path ) => PACKAGE.exec( path )?.[ 0 ] ?? [] );
		return {
			scripts: Object.fromEntries(
				Object.entries( scripts ).map( ( [ script, files ] ) => [
					script,
					sortedUnique(
						files.filter( ( path ) => ! PACKAGE.test( path ) ).map( relativePath )
					),
				] )
			),
			packages: sortedUnique( folders )
				.filter( ( folder ) => existsSync( join( folder, 'package.json' ) ) )
				.map( ( folder ) => {
					const { name, version } = JSON.parse(
						readFileSync( join( folder, 'package.json' ), 'utf8' )
					);
					return { name, version, folder: relativePath( folder ) };
				} ),
		};
	}

	/** Files by the script that they are in. */
	scripts( { chunks, chunkGraph } ) {
		return Object.fromEntries(
			[ ...chunks ].flatMap( ( chunk ) => {
				const files = [ ...chunkGraph.getChunkModulesIterable( chunk ) ].flatMap( filesOf );
				return [ ...chunk.files ]
					.filter( ( name ) => name.endsWith( '.js' ) && ! name.startsWith( 'styles/' ) )
					.map( ( name ) => [ name, files ] );
			} )
		);
	}
};
