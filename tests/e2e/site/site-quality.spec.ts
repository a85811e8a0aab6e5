import type { APIResponse, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { LAID_OUT, violationsOf } from '../support/browser/axe';
import { problemsIn } from '../support/browser/html';
import { forgetPages, layoutShiftOf, recordLayoutShift } from '../support/browser/layout-shift';
import { call } from '../support/site/api';
import { LIKE_SAMPLE, newsPaths, SAMPLE } from '../support/site/routes';
import { expect, test } from '../support/test';

test.describe.configure( { mode: 'parallel' } );

/** WordPress nonce: ten hexadecimal digits, in an input or passed to a script. */
const NONCE = /nonce[^;<]{0,60}\b[0-9a-f]{10}\b.*/i;

/** Idempotency key of one visitor. */
const KEY = /<input[^>]+gform_unique_id"[^>]* value="[^"]+"/;

const NARROW = 320;
const WIDE = 1280;

/** Returns the problems of a page that two visitors got, one line each. */
async function wrongWith( response: APIResponse, same: APIResponse ): Promise< string[] > {
	const html = await response.text();
	const headers = response.headers();
	const mayBeCached = ! /no-store|private|no-cache/.test( headers[ 'cache-control' ] ?? '' );
	return [
		...( await problemsIn( html ) ),
		html === ( await same.text() ) ? '' : 'differs by visitor',
		'set-cookie' in headers ? 'sets a cookie' : '',
		html.match( NONCE )?.[ 0 ] ?? '',
		html.match( KEY )?.[ 0 ] ?? '',
		mayBeCached || ! response.ok() ? '' : 'may not be cached',
	].filter( Boolean );
}

/** Scrolls through the whole page once, as a reader does. */
const scrollThrough = ( page: Page ) =>
	page.evaluate( async () => {
		const { scrollHeight } = document.documentElement;
		for ( let top = 0; top < scrollHeight; top += window.innerHeight ) {
			window.scrollTo( { top, behavior: 'instant' } );
			await new Promise( ( resolve ) => requestAnimationFrame( resolve ) );
		}
	} );

/** Returns one page of each type in the news. */
async function sample( baseURL: string ): Promise< string[] > {
	const paths = await newsPaths( baseURL );
	const isCategory = ( path: string ) => path.includes( '/category/' );
	return [ paths.find( isCategory )!, paths.find( ( path ) => ! isCategory( path ) )! ];
}

/** Returns the pixels by which a page overflows its window, with text of this size (WCAG 1.4.4 requires 200 %). */
const sidewaysAt = ( page: Page, size: string ) =>
	page.evaluate( ( fontSize ) => {
		document.documentElement.style.fontSize = fontSize;
		return document.documentElement.scrollWidth - window.innerWidth;
	}, size );

/** Opens pages one after another in one window, whose scripts stay compiled, and returns the problems of each. */
const opening = async ( page: Page ) => {
	const host = new URL( process.env.ATOLL_URL! ).host;
	let address = '';
	let troubles: string[] = [];
	page.on( 'pageerror', ( { message } ) => troubles.push( message ) );
	page.on( 'console', ( message ) => {
		const { url } = message.location();
		// The status of the page itself, and that a visitor is not logged in, are valid responses.
		const isAnswer = url === address || url.endsWith( '/s1t2/v1/token' );
		if ( message.type() === 'error' && ! isAnswer ) {
			troubles.push( message.text() );
		}
	} );
	page.on( 'request', ( request ) => {
		const url = new URL( request.url() );
		if ( url.protocol.startsWith( 'http' ) && url.host !== host ) {
			troubles.push( `asks ${ url.host }` );
		}
	} );
	await recordLayoutShift( page );
	await forgetPages( page );
	return async ( path: string ) => {
		address = new URL( path, process.env.ATOLL_URL ).href;
		troubles = [];
		await page.setViewportSize( { width: WIDE, height: 800 } );
		await page.goto( path );
		await layoutShiftOf( page, () => scrollThrough( page ) );
		const moved = await page.evaluate( () => window.moved );
		const violations = await violationsOf( page );
		await page.setViewportSize( { width: NARROW, height: 800 } );
		return {
			path,
			troubles,
			moved,
			headings: await page.locator( 'h1:visible' ).count(),
			violations: [ ...violations, ...( await violationsOf( page, { rules: LAID_OUT } ) ) ],
			sideways: [ await sidewaysAt( page, '100%' ), await sidewaysAt( page, '200%' ) ],
		};
	};
};

const PERFECT = { troubles: [], moved: [], headings: 1, violations: [], sideways: [ 0, 0 ] };

const expectPerfect = async ( page: Page, paths: string[] ) => {
	test.setTimeout( 60_000 + 10_000 * paths.length );
	const visit = await opening( page );
	for ( const path of paths ) {
		await test.step( path, async () => {
			expect.soft( await visit( path ) ).toEqual( { path, ...PERFECT } );
		} );
	}
};

// Two tests, for two workers.
for ( const [ kind, isTool ] of [
	[ 'page', false ],
	[ 'list, search and calculator', true ],
] as const ) {
	test( `each kind of ${ kind } moves nothing, asks nobody else and is accessible at 320 and 1280 px`, async ( {
		page,
	} ) => {
		await expectPerfect(
			page,
			SAMPLE.filter( ( path ) => /resources|\?s=/.test( path ) === isTool )
		);
	} );
}

test( 'so do a category and an article', async ( { page } ) => {
	await expectPerfect( page, await sample( process.env.ATOLL_URL! ) );
} );

test( 'so does every other page', { tag: '@long' }, async ( { page } ) => {
	await expectPerfect( page, LIKE_SAMPLE );
} );

const expectMadeWell = async (
	playwright: PlaywrightWorkerArgs[ 'playwright' ],
	paths: string[]
) => {
	const visitor = ( last: number ) =>
		playwright.request.newContext( {
			baseURL: process.env.ATOLL_URL!,
			extraHTTPHeaders: {
				'X-Forwarded-For': `203.0.113.${ last }`,
				'Accept-Language': `en-${ last }`,
			},
		} );
	const [ one, other ] = [ await visitor( 7 ), await visitor( 8 ) ];
	const problems: string[] = [];

	for ( const path of paths ) {
		const wrong = await wrongWith( await one.get( path ), await other.get( path ) );
		problems.push( ...wrong.map( ( problem ) => `${ path }: ${ problem }` ) );
	}
	expect( problems ).toEqual( [] );
};

test( 'each kind of page is valid HTML, the same bytes for everyone, without a cookie or a nonce', async ( {
	playwright,
} ) => {
	await expectMadeWell( playwright, [
		...SAMPLE,
		...( await sample( process.env.ATOLL_URL! ) ),
	] );
} );

test( 'so is every other page', { tag: '@long' }, async ( { playwright } ) => {
	await expectMadeWell( playwright, [
		...LIKE_SAMPLE,
		...( await newsPaths( process.env.ATOLL_URL! ) ),
	] );
} );

const paragraph = ( text: string, attributes = '' ) =>
	`<!-- wp:paragraph --><p${ attributes }>${ text } <a href="/">Link</a></p><!-- /wp:paragraph -->`;

/** A highlight: WordPress stores its ground as a mixed one even where it is the palette's. */
const mark = ( text: string, style: string, classes = '' ) =>
	paragraph(
		`<mark style="background-color:${ style }" class="has-inline-color${ classes }">${ text }</mark>`
	);

const button = ( text: string, link: string ) =>
	`<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link has-text-color wp-element-button${ link }" href="/">${ text }</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`;

/** A button on the page's ground; WordPress looks for its style in the comment alone. */
const outlined = ( text: string, link: string ) =>
	button( text, link )
		.replace( 'wp:button ', 'wp:button {"className":"is-style-outline"} ' )
		.replace( 'wp-block-button"', 'wp-block-button is-style-outline"' );

/** A group, as WordPress stores one. */
const group = ( inner: string, attributes: string ) =>
	`<!-- wp:group --><div class="wp-block-group ${ attributes }>${ inner }</div><!-- /wp:group -->`;

const MIXED_TEXT = ' class="has-text-color" style="color:#3a1420"';

const MIXED_COLOURS = [
	'<!-- wp:table {"className":"is-style-stripes"} --><figure class="wp-block-table is-style-stripes"><table><thead><tr><th>Bank</th><th>Rate</th></tr></thead><tbody><tr><td>One</td><td><a href="/">5 %</a></td></tr><tr><td>Two</td><td>6 %</td></tr></tbody></table></figure><!-- /wp:table -->',
	paragraph( 'Mixed letters.', MIXED_TEXT ),
	group(
		paragraph( 'On a light ground.' ) + paragraph( 'Mixed letters on it.', MIXED_TEXT ),
		'has-background" style="background-color:#fde8ef"'
	),
	group(
		paragraph( 'White on a dark ground.' ).replace( / <a.*a>/, '' ),
		'has-text-color has-background" style="color:#ffffff;background-color:#3a1420"'
	),
	group(
		paragraph( 'Mixed letters on the palette’s ground.', MIXED_TEXT ),
		'has-tint-background-color has-background" style="padding-top:1rem"'
	),
	mark( 'Mixed letters, highlighted', 'rgba(0, 0, 0, 0);color:#3a1420' ),
	mark( 'The palette’s letters, highlighted', 'rgba(0, 0, 0, 0)', ' has-eucalyptus-color' ),
	mark( 'Highlighted on the palette’s ground', '#f2ecdf', ' has-ink-color' ),
	mark( 'Highlighted on a mixed ground', '#fde8ef' ),
	group(
		mark( 'Highlighted on a mixed ground', 'rgba(0, 0, 0, 0);color:#3a1420' ),
		'has-background" style="background-color:#fde8ef"'
	),
	outlined( 'Outlined', '" style="color:#3a1420' ),
	outlined( 'Outlined in the palette’s letters', ' has-ink-color' ),
	button( 'Filled', '" style="color:#3a1420' ),
	button( 'In the palette’s letters', ' has-ink-color' ),
	button(
		'In the palette’s letters on its ground',
		' has-paper-color has-eucalyptus-background-color has-background'
	),
	group( paragraph( 'On the gold of buttons.' ), 'has-banksia-background-color has-background"' ),
	group(
		paragraph( 'On the palette’s dark ground.' ).replace( / <a.*a>/, '' ),
		'has-paper-color has-text-color has-ink-background-color has-background"'
	),
];

test( 'stripes and mixed colours can be read by day and by night', async ( { page } ) => {
	const { link } = await call< { link: string } >( 'wp/v2/pages', 'POST', {
		title: 'Mixed colours',
		status: 'publish',
		content: MIXED_COLOURS.join( '' ),
	} );
	await page.goto( link );
	await expect( page.locator( '.is-style-stripes' ) ).toBeVisible();
	for ( const colorScheme of [ 'light', 'dark' ] as const ) {
		await page.emulateMedia( { colorScheme } );
		const violations = await violationsOf( page, { rules: [ 'color-contrast' ] } );
		expect.soft( violations, colorScheme ).toEqual( [] );
	}
} );
