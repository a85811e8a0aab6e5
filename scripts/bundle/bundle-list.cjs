const { existsSync, readFileSync } = require( 'fs' );
const { join, relative } = require( 'path' );

/** Folder of the innermost package that a file belongs to. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

const relativePath = ( path ) => relative( process.cwd(), path ).replaceAll( '\\', '/' );

/** Returns the files of a module, and of the modules that webpack has concatenated with it. */
const filesOf = ( module ) =>
	[ module, ...( module.modules ?? [] ) ].flatMap( ( { resource } ) =>
		resource ? [ resource.split( '?' )[ 0 ] ] : []
	);

const sortedUnique = ( all ) => [ ...new Set( all ) ].sort();

/** Webpack plugin that lists the contents of each script: our own files, and packages with licences to ship. */
module.exports = class BundleList {
	/** @param {string} file File to write, relative to the output folder. */
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

	/** Returns the files of each script. */
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
