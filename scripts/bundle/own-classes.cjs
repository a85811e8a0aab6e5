const { readdirSync, readFileSync } = require( 'fs' );
const { join, resolve } = require( 'path' );
const postcss = require( 'postcss' );
const parse = require( 'postcss-selector-parser' );

/** Repetitions of a class, to beat a page builder's `.kit-5 input:not([type="button"]):not([type="submit"])`. */
const REPETITIONS = 4;

/** Whether a selector contains one of our classes; `:where()` is skipped, since it has no specificity on purpose. */
const holdsOurs = ( isOurs ) => ( node ) =>
	node.type === 'pseudo' && node.value !== ':where' && node.nodes.some( hasOurs( isOurs ) );

const hasOurs = ( isOurs ) => ( selector ) =>
	selector.nodes.some( ( node ) => isOurs( node ) || holdsOurs( isOurs )( node ) );

/** Repeats the first of our classes, or if it is only inside `:is()`, the first one in each of its branches. */
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
 * PostCSS plugin that makes our classes more specific than what themes set for elements, `input[type="text"]` or
 * `.site button:hover`, so that a form looks the same under every theme. The order of specificity among our own rules
 * stays the same across all stylesheets.
 *
 * @see https://www.w3.org/TR/selectors-4/#specificity-rules
 *
 * @param {Set<string>} classes Names of our classes.
 * @return {import('postcss').Plugin} Must run last, after the plugins that join and minify stylesheets.
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

/** Returns the classes that a stylesheet's rules apply to: for `.atoll-portal > .atoll-claim` the latter. */
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
 * @param {RegExp} names  Pattern of the stylesheets' paths, including subfolders.
 * @return {Set<string>} Our classes that the rules of these stylesheets apply to.
 */
const classesIn = ( folder, names ) =>
	new Set(
		readdirSync( folder, { recursive: true } )
			.filter( ( name ) => names.test( name ) )
			.flatMap( ( name ) => subjectsOf( readFileSync( join( folder, name ), 'utf8' ) ) )
	);

/** Stylesheets in src/styles for controls, which look the same under every theme; text follows the theme. */
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
 * @param {Object} rule Rule of webpack, as @wordpress/scripts sets it up.
 * @return {Object} For stylesheets, a rule with our plugin after those of PostCSS; any other rule unchanged.
 */
const withOwnClasses = ( rule ) =>
	rule.test.test( '.css' ) ? { ...rule, use: rule.use.map( withPlugin ) } : rule;

module.exports = { classesIn, ownClasses, withOwnClasses };
