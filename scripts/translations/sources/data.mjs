/** Keys of block.json that WordPress translates, with the contexts of its own block-i18n.json. */
const BLOCK = { title: 'block title', description: 'block description', keywords: 'block keyword' };

/** Fields of file headers that WordPress translates. */
const HEADERS = [
	{
		files: /^atoll\.php$/,
		contexts: { Description: 'Description of the plugin' },
	},
	{
		files: /^theme\/.*\/patterns\/(?!hidden-).*\.php$/,
		contexts: { Title: 'Pattern title', Description: 'Pattern description' },
	},
];

const asTexts = ( file, words, context ) =>
	[ words ?? [] ].flat().map( ( text ) => ( { text, context, comments: [], files: [ file ] } ) );

const blockTexts = ( file, source ) => {
	const block = JSON.parse( source );
	return Object.entries( BLOCK ).flatMap( ( [ key, context ] ) =>
		asTexts( file, block[ key ], context )
	);
};

const headerTexts = ( file, source, contexts ) =>
	Object.entries( contexts ).flatMap( ( [ name, context ] ) =>
		asTexts(
			file,
			new RegExp( `^[ *]*${ name }:(.+)$`, 'm' ).exec( source )?.[ 1 ].trim(),
			context
		)
	);

/**
 * Returns texts that are not in code: in blocks, and in file headers.
 *
 * @param {Record<string, string>} sources Content of each file, by name.
 */
export const textsOfData = ( sources ) =>
	Object.entries( sources ).flatMap( ( [ file, source ] ) => {
		const header = HEADERS.find( ( one ) => one.files.test( file ) );
		return [
			...( file.endsWith( '/block.json' ) ? blockTexts( file, source ) : [] ),
			...( header ? headerTexts( file, source, header.contexts ) : [] ),
		];
	} );
