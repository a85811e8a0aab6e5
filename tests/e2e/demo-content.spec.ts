import { expect, test } from '@playwright/test';
import { logIn, openEditor } from './support/editor';

interface Block {
	name: string;
	isValid: boolean;
	innerBlocks: Block[];
}

interface Content {
	link: string;
	content: { raw: string };
}

interface EditorWindow {
	wp: {
		apiFetch( options: { path: string } ): Promise< Content[] >;
		blocks: { parse( content: string ): Block[] };
	};
}

/** Runs in the editor: addresses of the site's pages and articles, each with the blocks that would offer to be recovered. */
async function refusedBlocks(): Promise< Record< string, string[] > > {
	const { apiFetch, blocks } = ( window as unknown as EditorWindow ).wp;
	const all = ( list: Block[] ): Block[] =>
		list.flatMap( ( block ) => [ block, ...all( block.innerBlocks ) ] );
	const refused = ( { content }: Content ) =>
		all( blocks.parse( content.raw ) )
			.filter( ( { name, isValid } ) => ! isValid || name === 'core/freeform' )
			.map( ( { name } ) => name );
	const lists = await Promise.all(
		[ 'pages', 'posts' ].map( ( type ) =>
			apiFetch( { path: `/wp/v2/${ type }?context=edit&per_page=100&_fields=link,content` } )
		)
	);
	return Object.fromEntries( lists.flat().map( ( item ) => [ item.link, refused( item ) ] ) );
}

test( 'the block editor takes every page and article of the demo as its own work', async ( {
	page,
} ) => {
	test.setTimeout( 120_000 );
	await logIn( page );
	await openEditor( page, 'wp-admin/post-new.php' );
	const found = await page.evaluate( refusedBlocks );
	expect( Object.keys( found ).length ).toBeGreaterThan( 70 );
	expect( Object.entries( found ).filter( ( [ , names ] ) => names.length ) ).toEqual( [] );
} );
