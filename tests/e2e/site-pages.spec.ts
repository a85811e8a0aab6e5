import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asAdministrator, openEditor } from './support/editor';
import { ROUTES } from './support/routes';
import { expect, test } from './support/test';

interface ParsedBlock {
	name: string;
	isValid: boolean;
	innerBlocks: ParsedBlock[];
}

interface EditorWindow {
	wp: {
		apiFetch< T >( request: { path: string } ): Promise< T >;
		blocks: { parse( content: string ): ParsedBlock[] };
	};
}

const demo = ( file: string ) =>
	JSON.parse( readFileSync( join( __dirname, '../../plugin/demo/content', file ), 'utf8' ) );

/** Of the demo's pages and articles: other tests add content of their own. */
const SLUGS = [
	...Object.keys( demo( 'pages.json' ) ).map( ( path ) => path.split( '/' ).at( -2 ) || 'home' ),
	...demo( 'articles/articles.json' ).map( ( { slug }: { slug: string } ) => slug ),
];

type Content = { slug: string; content: { raw: string } };
type Pattern = { name: string; content: string; post_types?: string[] };

test( 'every public route has one heading of the first level, and one link past the header', async ( {
	request,
} ) => {
	const pages = await Promise.all(
		ROUTES.map( async ( path ) => ( await request.get( path ) ).text() )
	);
	const counts = pages.map( ( html ) =>
		[ /<h1[\s>]/g, / href="#main">Skip to main content</g, / id="main"/g ].map(
			( part ) => html.match( part )?.length
		)
	);
	expect( counts ).toEqual( ROUTES.map( () => [ 1, 1, 1 ] ) );
} );

test( 'the editor takes every page, article and pattern as it is', async ( { page } ) => {
	await asAdministrator( page );
	await openEditor( page, 'wp-admin/post-new.php?post_type=page' );
	const { invalid, read } = await page.evaluate( async ( slugs ) => {
		const { apiFetch, blocks } = ( window as unknown as EditorWindow ).wp;
		const all = ( type: string ) =>
			apiFetch< Content[] >( { path: `/wp/v2/${ type }?per_page=100&context=edit` } );
		const patterns = await apiFetch< Pattern[] >( { path: '/wp/v2/block-patterns/patterns' } );
		const texts = [
			...[ ...( await all( 'pages' ) ), ...( await all( 'posts' ) ) ]
				.filter( ( { slug } ) => slugs.includes( slug ) )
				.map( ( { slug, content } ) => [ slug, content.raw ] as const ),
			...patterns
				// Those of forms are for their own editor (builder.spec.ts).
				.filter(
					( { name, post_types: types } ) =>
						name.startsWith( 'atoll/' ) && ! types?.includes( 'atoll_form' )
				)
				.map( ( { name, content } ) => [ name, content ] as const ),
		];
		const wrong = ( where: string, list: ParsedBlock[] ): string[] =>
			list.flatMap( ( { name, isValid, innerBlocks } ) => [
				...( isValid && name !== 'core/missing' && name !== 'core/freeform'
					? []
					: [ `${ where }: ${ name }` ] ),
				...wrong( where, innerBlocks ),
			] );
		return {
			read: texts.map( ( [ where ] ) => where ),
			invalid: texts.flatMap( ( [ where, text ] ) => wrong( where, blocks.parse( text ) ) ),
		};
	}, SLUGS );
	expect( read ).toEqual(
		expect.arrayContaining( [ 'home', 'faq', 'bridging-loans', 'atoll/service' ] )
	);
	expect( invalid ).toEqual( [] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a link to a question opens its answer, and print shows them all and no navigation', async ( {
		page,
	} ) => {
		await page.goto( '/resources/faq/#comparison-rate' );
		const answer = page.locator( '#comparison-rate' );
		await expect( answer ).toBeVisible();
		await expect(
			page.getByRole( 'heading', { name: 'What is a comparison rate?' } )
		).toBeInViewport();
		const other = page.locator( '#deposit' );
		await expect( other ).toBeHidden();
		await page.emulateMedia( { media: 'print' } );
		await expect( other ).toBeVisible();
		await expect(
			page.locator( '.atoll-closing, footer nav' ).locator( 'visible=true' )
		).toHaveCount( 0 );
	} );
} );

test( 'the set-up screen says that the demo is on, and offers to remove it', async ( { page } ) => {
	await asAdministrator( page );
	await page.goto( 'wp-admin/admin.php?page=atoll-set-up' );
	await expect( page.getByRole( 'heading', { name: 'The demo site is on' } ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Remove the demo' } ) ).toBeVisible();
} );
