const { readdirSync, readFileSync } = require( 'fs' );
const { join, resolve } = require( 'path' );
const postcss = require( 'postcss' );
const parse = require( 'postcss-selector-parser' );

/** How many classes one then weighs: more than `.kit-5 input:not([type="button"]):not([type="submit"])` of a page builder. */
const REPETITIONS = 4;

/** `:where()` weighs nothing whatever stands in it, and is written for that. */
const holdsOurs = ( isOurs ) => ( node ) =>
	node.type === 'pseudo' && node.value !== ':where' && node.nodes.some( hasOurs( isOurs ) );

const hasOurs = ( isOurs ) => ( selector ) =>
	selector.nodes.some( ( node ) => isOurs( node ) || holdsOurs( isOurs )( node ) );

/** Repeats the first of the classes; in each branch of `:is()` where none stands outside of it. */
const strengthen = ( isOurs ) => ( selector ) => {
	const ownClass = selector.nodes.find( isOurs );
	if ( ownClass ) {
		Array.from( { length: REPETITIONS - 1 }, () =>
			selector.insertAfter( ownClass, ownClass.clone( { spaces: {} } ) )
		);
		return;
	}
	selector.nodes
		.find( holdsOurs( isOurs ) )
		?.nodes.filter( hasOurs( isOurs ) )
		.forEach( strengthen( isOurs ) );
};

/**
 * A plugin of PostCSS: lets classes weigh more than what themes say of bare elements, `input[type="text"]` or
 * `.site button:hover`, so that a form looks alike under every theme. Among themselves its rules weigh as before,
 * whichever sheet they stand in.
 *
 * @see https://www.w3.org/TR/selectors-4/#specificity-rules
 *
 * @param {Set<string>} classes Their names.
 * @return {import('postcss').Plugin} Comes last, after what gathers and shortens sheets.
 */
const ownClasses = ( classes ) => {
	const processor = parse( ( root ) =>
		root.each( strengthen( ( { type, value } ) => type === 'class' && classes.has( value ) ) )
	);
	return {
		postcssPlugin: 'own-classes',
		OnceExit: ( sheet ) =>
			sheet.walkRules( ( rule ) => {
				if ( rule.selector.includes( '.' ) ) {
					rule.selector = processor.processSync( rule.selector );
				}
			} ),
	};
};

/** The classes that a sheet's rules are about: of `.atoll-portal > .atoll-claim` the latter. */
const subjectsOf = ( css ) => {
	const found = [];
	const processor = parse( ( root ) =>
		root.each( ( { nodes } ) =>
			nodes
				.slice( nodes.findLastIndex( ( { type } ) => type === 'combinator' ) + 1 )
				.forEach( ( node ) =>
					node.type === 'class'
						? found.push( node.value )
						: node.walkClasses?.( ( { value } ) => found.push( value ) )
				)
		)
	);
	postcss.parse( css ).walkRules( ( { selector } ) => processor.processSync( selector ) );
	return found.filter( ( name ) => name.startsWith( 'atoll-' ) );
};

/**
 * @param {string} folder
 * @param {RegExp} names  Of sheets in it, and of those in folders below.
 * @return {Set<string>} Our classes that the rules of these sheets are about.
 */
const classesIn = ( folder, names ) =>
	new Set(
		readdirSync( folder, { recursive: true } )
			.filter( ( name ) => names.test( name ) )
			.flatMap( ( name ) => subjectsOf( readFileSync( join( folder, name ), 'utf8' ) ) )
	);

/** Sheets in src/styles: what people fill in looks alike under every theme, what they read takes after it. */
const CONTROLS = /^(button|calculator|form|modal|notifications.close)[^]*\.css$/;

const withPlugin = ( { options, ...loader } ) => ( {
	...loader,
	options: {
		...options,
		...( options?.postcssOptions && {
			postcssOptions: {
				...options.postcssOptions,
				plugins: [
					...options.postcssOptions.plugins,
					ownClasses( classesIn( resolve( 'src/styles' ), CONTROLS ) ),
				],
			},
		} ),
	},
} );

/**
 * @param {Object} rule Of webpack's, as @wordpress/scripts sets it up.
 * @return {Object} One for sheets with the plugin behind its own ones of PostCSS, any other as it was.
 */
const withOwnClasses = ( rule ) =>
	rule.test.test( '.css' ) ? { ...rule, use: rule.use.map( withPlugin ) } : rule;

module.exports = { classesIn, ownClasses, withOwnClasses };
