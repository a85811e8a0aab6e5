/** Jest's runtime, without what it does again for each file of tests. */
const asyncHooks = require( 'node:async_hooks' );
const { createRequire } = require( 'node:module' );
const vm = require( 'node:vm' );
const { default: Runtime } = require( 'jest-runtime' );

/** What was compiled, by file. */
const compiled = new Map();

/** Compiles a module once: unlike a function, a script runs in the context of every file of tests. */
vm.compileFunction = ( source, parameters, { filename, parsingContext } ) => {
	let known = compiled.get( filename );
	if ( known?.source !== source ) {
		const head = `(function(${ parameters.join() }){`;
		const code = `${ head }${ source }\n})`;
		known = { source, script: new vm.Script( code, { filename, columnOffset: -head.length } ) };
		compiled.set( filename, known );
	}
	return known.script.runInContext( parsingContext );
};

/** What the present file of tests keeps beside its promises: Jest itself opens one per file, and closes none. */
const storages = new Set();

asyncHooks.AsyncLocalStorage = class extends asyncHooks.AsyncLocalStorage {
	constructor( ...options ) {
		super( ...options );
		storages.add( this );
	}
};

/** Tables of what ARIA knows, which nothing changes: to make them takes longer than most files of tests. */
const TABLES = 'aria-query';

/** The code of packages, which no test changes: as it is for Jest's own modules, and as it is for others. */
const read = { own: new Map(), others: new Map() };

class LeanRuntime extends Runtime {
	/** Reads a package's file once. */
	constructor( ...options ) {
		super( ...options );
		const { transformCache } = this;
		const transform = transformCache.transform.bind( transformCache );
		transformCache.transform = ( file, how ) => {
			if ( ! file.includes( '/node_modules/' ) ) {
				return transform( file, how );
			}
			const known = how?.isInternalModule ? read.own : read.others;
			if ( ! known.has( file ) ) {
				known.set( file, transform( file, how ) );
			}
			return known.get( file );
		};
	}

	/** Makes the tables once, outside of any file of tests. */
	requireModule( from, name, ...how ) {
		return name === TABLES
			? createRequire( from )( name )
			: super.requireModule( from, name, ...how );
	}

	/** Closes them: Node asks all that are open about every promise that is made, also in the files to come. */
	teardown() {
		super.teardown();
		storages.forEach( ( storage ) => storage.disable() );
		storages.clear();
	}
}

module.exports = { __esModule: true, default: LeanRuntime };
