/**
 * Two builds over @wordpress/scripts' configuration: the blocks, as it finds them by itself,
 * and Atoll's own entries. Folders are read at each start, so that a new island or style
 * sheet needs no line here.
 */
process.env.WP_SOURCE_PATH = 'blocks';

const { existsSync, readdirSync } = require( 'fs' );
const { join, parse, resolve } = require( 'path' );
const browsers = require( '@wordpress/browserslist-config' );
const defaults = require( '@wordpress/scripts/config/webpack.config' );
const webpack = require( 'webpack' );
const BundleList = require( './scripts/bundle/bundle-list.cjs' );
const optionsOf = require( './scripts/bundle/compiler.cjs' );
const InlineScripts = require( './scripts/bundle/inline-scripts.cjs' );
const { withOwnClasses } = require( './scripts/bundle/own-classes.cjs' );
const StyleSheetsAlone = require( './scripts/bundle/style-sheets-alone.cjs' );

const BUILD = resolve( __dirname, 'plugin/build' );

/** What each folder of `path` adds as an entry; nothing while the folder is missing. */
const entriesIn = ( path, toEntry ) =>
	existsSync( path )
		? Object.fromEntries(
				readdirSync( path, { withFileTypes: true } ).flatMap( ( found ) =>
					toEntry( found, join( path, found.name ) )
				)
			)
		: {};

const islands = () =>
	entriesIn( resolve( 'src/islands' ), ( found, path ) => {
		const file = join( path, 'index.tsx' );
		return existsSync( file )
			? [ [ `islands/${ found.name }`, file ], ...parts( found.name ) ]
			: [];
	} );

/** What only some pages with the island need: a script of its own each. */
const parts = ( island ) =>
	Object.entries(
		entriesIn( resolve( 'src/islands', island, 'parts' ), ( found, path ) =>
			found.isDirectory()
				? [ [ `islands/${ island }.${ found.name }`, join( path, 'index.tsx' ) ] ]
				: []
		)
	);

/** One script per folder of `parent` that has a way in. */
const foldersOf = ( parent, index ) =>
	entriesIn( resolve( 'src', parent ), ( found, path ) => {
		const file = join( path, index );
		return existsSync( file ) ? [ [ `${ parent }/${ found.name }`, file ] ] : [];
	} );

const styles = () =>
	entriesIn( resolve( 'src/styles' ), ( found, path ) =>
		found.name.endsWith( '.css' ) ? [ [ `styles/${ parse( found.name ).name }`, path ] ] : []
	);

/** Gathers webpack's notes on scripts and style sheets in one file: a request that reads them all opens one. */
class GatheredAssets {
	/**
	 * @param {string} file  To be written.
	 * @param {RegExp} notes Those that go into it, with what names each there in brackets.
	 */
	constructor( file, notes ) {
		this.file = file;
		this.notes = notes;
	}

	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
		compiler.hooks.thisCompilation.tap( 'GatheredAssets', ( compilation ) =>
			compilation.hooks.processAssets.tap( { name: 'GatheredAssets', stage }, () =>
				compilation.emitAsset(
					this.file,
					new sources.RawSource( this.gather( compilation ) )
				)
			)
		);
	}

	gather( compilation ) {
		const entries = compilation.getAssets().flatMap( ( { name, source } ) => {
			const [ , key ] = this.notes.exec( name ) ?? [];
			const note = /^<\?php return (.*);\s*$/s.exec( String( source.source() ) );
			return key && note ? [ `'${ key }' => ${ note[ 1 ] }` ] : [];
		} );
		return `<?php return array(${ entries.sort().join( ', ' ) });`;
	}
}

/**
 * Browsers that know the sign compile the whole script while it arrives, beside what the page does. Otherwise the first
 * key and the first press pay for each function that runs then.
 */
const compiledAtOnce = () =>
	new webpack.BannerPlugin( {
		banner: '//# allFunctionsCalledOnLoad',
		raw: true,
		test: /^(stores|islands\/form(\.(logic|pages))?)\.js$/,
		stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT, // The minimizer takes comments out.
	} );

/**
 * Part of the bundle although newer WordPresses have scripts of these names: WordPress 6.8 has no wp-theme, and its
 * wp-private-apis refuses packages that are younger. Both serve @wordpress/ui alone, in the list of entries.
 */
const BUNDLED = [ '@wordpress/private-apis', '@wordpress/theme' ];

/** `null` leaves a request to the bundle, `undefined` to WordPress' own rules. */
const scriptOf = ( request ) => {
	if ( BUNDLED.includes( request ) ) {
		return null;
	}
	return request === '@atoll/stores' ? 'atollStores' : undefined;
};

/** WordPress' handles as always, and our stores as one shared script on `window.atollStores`. */
const plugins = () =>
	defaults.plugins.map( ( plugin ) =>
		plugin.constructor.name === 'DependencyExtractionWebpackPlugin'
			? new plugin.constructor( {
					requestToExternal: scriptOf,
					requestToHandle: ( request ) =>
						request === '@atoll/stores' ? 'atoll-stores' : undefined,
				} )
			: plugin
	);

/** SWC in the place of Babel and Terser: the same scripts in two thirds of the time. */
const compiler = ( test, tsx ) => ( {
	test,
	exclude: /node_modules/,
	loader: require.resolve( 'swc-loader' ),
	options: { ...optionsOf( tsx ), env: { targets: browsers } },
} );

const isCompiler = ( { enforce, test } ) => ! enforce && test.test( '.tsx' );

const rules = [
	...defaults.module.rules.filter( ( rule ) => ! isCompiler( rule ) ).map( withOwnClasses ),
	compiler( /\.tsx$/, true ),
	compiler( /\.ts$/, false ),
];

/** Every entry runs in a scope of its own, as a module does: that needs no words for it. */
const optimization = {
	...defaults.optimization,
	minimizer: defaults.optimization.minimizer.map(
		( { constructor: Minimizer, options: { minimizer, extractComments } } ) =>
			new Minimizer( {
				minify: Minimizer.swcMinify,
				extractComments,
				terserOptions: {
					compress: minimizer.options.compress,
					mangle: minimizer.options.mangle,
					format: { comments: { regex: 'translators:' } },
					module: true,
				},
			} )
	),
};

const own = {
	...defaults,
	name: 'atoll',
	entry: () => ( {
		loader: resolve( 'src/loader/index.ts' ),
		anchors: resolve( 'src/anchors/index.ts' ),
		stores: {
			import: resolve( 'src/stores/index.ts' ),
			library: { type: 'window', name: 'atollStores' },
		},
		...islands(),
		...foldersOf( 'enhancements', 'index.ts' ),
		...foldersOf( 'admin', 'index.tsx' ), // Screens and panels of wp-admin.
		...styles(),
	} ),
	output: {
		...defaults.output,
		path: BUILD,
		enabledLibraryTypes: [ 'window' ],
		clean: {
			// What other steps of the build have written: PHP, but for webpack's own, and folders.
			keep: /^((?!.*\.asset\.php$)[\w-]+\.php$|blocks\/|fonts\/|images\/)/,
		},
	},
	resolve: {
		...defaults.resolve,
		alias: {
			...defaults.resolve.alias,
			'@wordpress/theme$': resolve( 'src/admin/entries/theme.tsx' ),
		},
	},
	module: {
		...defaults.module,
		rules: [
			...rules,
			// Nothing in these happens by being imported: what a script does not use of them stays out of it.
			{ test: /[\\/]src[\\/](browser|forms|ui)[\\/]/, sideEffects: false },
			{
				test: /[\\/]node_modules[\\/]@wordpress[\\/].*\.mjs$/,
				use: resolve( 'scripts/bundle/shared-styles.cjs' ),
			},
		],
	},
	optimization,
	plugins: [
		...plugins().filter(
			( { constructor } ) =>
				! [ 'CopyPlugin', 'PhpFilePathsPlugin' ].includes( constructor.name )
		),
		compiledAtOnce(),
		new StyleSheetsAlone(),
		new GatheredAssets( 'styles/assets.php', /^styles\/([^/]+)\.asset\.php$/ ),
		new InlineScripts( [ 'anchors', 'loader' ] ),
		new BundleList( 'bundle.json' ),
	],
};

const blocks = {
	...defaults,
	name: 'blocks',
	output: { ...defaults.output, path: join( BUILD, 'blocks' ) },
	module: { ...defaults.module, rules },
	optimization,
	plugins: [
		// WordPress would exchange a block's sheet for one turned round, in which ours would turn round twice.
		...plugins().filter( ( { constructor } ) => constructor.name !== 'RtlCssPlugin' ),
		new GatheredAssets( 'assets.php', /^([^/]+)\/index\.asset\.php$/ ),
		new BundleList( 'bundle.json' ),
	],
};

module.exports = existsSync( resolve( 'blocks' ) ) ? [ own, blocks ] : own;
