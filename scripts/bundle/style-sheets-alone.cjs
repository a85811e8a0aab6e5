/** Takes out what nobody asks for beside a style sheet: an empty script, and a sheet turned round; ours do that alone. */
module.exports = class StyleSheetsAlone {
	apply( compiler ) {
		const { PROCESS_ASSETS_STAGE_REPORT: stage } = compiler.webpack.Compilation;
		compiler.hooks.thisCompilation.tap( 'StyleSheetsAlone', ( compilation ) =>
			compilation.hooks.processAssets.tap( { name: 'StyleSheetsAlone', stage }, () =>
				Object.keys( compilation.assets )
					.filter( ( name ) => /^styles\/[^/]+(\.js(\.map)?|-rtl\.css)$/.test( name ) )
					.forEach( ( name ) => compilation.deleteAsset( name ) )
			)
		);
	}
};
