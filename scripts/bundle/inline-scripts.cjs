/** Webpack plugin that also writes scripts as PHP files, for pages that print them: OPcache keeps those in memory. */
module.exports = class InlineScripts {
	/** @param {string[]} names Scripts, without extension. */
	constructor( names ) {
		this.names = names;
	}

	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
		compiler.hooks.thisCompilation.tap( 'InlineScripts', ( compilation ) =>
			compilation.hooks.processAssets.tap( { name: 'InlineScripts', stage }, () => {
				for ( const name of this.names ) {
					const script = String( compilation.assets[ `${ name }.js` ].source() );
					compilation.emitAsset(
						`${ name }.php`,
						new sources.RawSource( `<?php return '${ quoted( script ) }';` )
					);
				}
			} )
		);
	}
};

const quoted = ( text ) => text.replace( /['\\]/g, '\\$&' );
