import { chromium, type Browser, type Frame, type Page } from '@playwright/test';
import { findChromium, FLAGS } from '../../e2e/support/browser/chromium';
import { asAdministrator } from '../../e2e/support/screens/editor';
import { call } from '../../e2e/support/site/api';
import type { Measure, Row } from '../row';
import { inTurns, median } from '../statistics';
import { workOf } from '../work';

const ROUNDS = 5;

/** Questions of the form, paragraphs of the page beside it. */
const BLOCKS = 60;

/** Milliseconds until an editor that is open has nothing more to do, and between two keys. */
const REST = 4000;
const DELAY = 150;

/** Milliseconds that an editor may take on a busy machine. */
const TIMEOUT = 120_000;

const TEXT = 'What somebody writes into a question';

interface Sitting {
	/** Milliseconds from the address to the last block's first frame. */
	opened: number;
	/** Milliseconds from a key to its frame. */
	key: number;
	/** What the main thread works a key, in milliseconds. */
	work: number;
}

const times = < Item >( item: ( index: number ) => Item ): Item[] =>
	Array.from( { length: BLOCKS }, ( _, index ) => item( index + 1 ) );

const QUESTIONS = times(
	( id ) =>
		`<!-- wp:atoll/field ${ JSON.stringify( { id, kind: 'text', label: `Question ${ id }` } ) } /-->`
).join( '\n' );

const PARAGRAPHS = times(
	( number ) => `<!-- wp:paragraph --><p>Question ${ number }</p><!-- /wp:paragraph -->`
).join( '\n' );

/** The frame that WordPress edits in, once it holds all blocks. */
async function blocksIn( page: Page ): Promise< Frame > {
	const element = await page.waitForSelector( 'iframe[name="editor-canvas"]', {
		state: 'attached',
	} );
	const frame = ( await element.contentFrame() )!;
	await frame.waitForFunction(
		( count ) => document.querySelectorAll( '[data-block]' ).length >= count,
		BLOCKS
	);
	return frame;
}

/** Leaves in `window.keys` the milliseconds from each key to its frame. */
const watchKeys = ( frame: Frame ) =>
	frame.evaluate( () => {
		const keys: number[] = [];
		Object.assign( window, { keys } );
		addEventListener(
			'keydown',
			( { timeStamp } ) =>
				requestAnimationFrame( () => {
					const { port1, port2 } = new MessageChannel(); // Told after the frame.
					port1.onmessage = () => keys.push( performance.now() - timeStamp );
					port2.postMessage( null );
				} ),
			true
		);
	} );

/** Opens a post in the editor, and writes into the words in its middle. */
async function sit( browser: Browser, post: number ): Promise< Sitting > {
	const context = await browser.newContext( { viewport: { width: 1280, height: 900 } } );
	const page = await context.newPage();
	page.setDefaultTimeout( TIMEOUT );
	await asAdministrator( page );
	// Tests do without motion, a person does not.
	await page.emulateMedia( { reducedMotion: null } );
	const began = Date.now();
	await page.goto(
		new URL( `wp-admin/post.php?post=${ post }&action=edit`, process.env.ATOLL_URL ).href,
		{ waitUntil: 'commit' }
	);
	const frame = await blocksIn( page );
	const opened = Date.now() - began;
	await page.waitForTimeout( REST );
	await frame
		.locator( '[data-block] [contenteditable=true], p[data-block]' )
		.nth( BLOCKS / 2 )
		.click();
	await page.keyboard.press( 'End' );
	await page.waitForTimeout( REST / 2 );
	await watchKeys( frame );
	const work = await workOf( browser, page, [ 'begin', 'end' ], async () => {
		await frame.evaluate( () => performance.mark( 'begin' ) );
		await page.keyboard.type( TEXT, { delay: DELAY } );
		await page.waitForTimeout( REST / 2 );
		await frame.evaluate( () => performance.mark( 'end' ) );
	} );
	const key = median( await frame.evaluate( () => Reflect.get( window, 'keys' ) as number[] ) );
	await context.close();
	return { opened, key, work: work / TEXT.length };
}

const FIGURES: Array< [ keyof Sitting, string, number ] > = [
	[ 'opened', 'opens', 1.3 ],
	[ 'key', 'key to paint', 1.5 ],
	[ 'work', 'the main thread’s work a key', 1.5 ],
];

/** What a form of sixty questions takes in the editor, beside a page of sixty paragraphs. */
export const editor: Measure = {
	name: 'editor',
	async run() {
		const add = async ( type: string, content: string ) =>
			(
				await call< { id: number } >( `wp/v2/${ type }`, 'POST', {
					title: 'Long',
					content,
				} )
			).id;
		const form = await add( 'atoll-forms', QUESTIONS );
		const other = await add( 'pages', PARAGRAPHS );
		const browser = await chromium.launch( { executablePath: findChromium(), args: FLAGS } );
		try {
			const pairs = await inTurns(
				ROUNDS,
				() => sit( browser, form ),
				() => sit( browser, other )
			);
			return FIGURES.flatMap( ( [ figure, name, most ] ): Row[] => [
				{
					name: `editor, ${ BLOCKS } questions ÷ paragraphs: ${ name }`,
					value: median(
						pairs.map( ( [ own, core ] ) => own[ figure ] / core[ figure ] )
					),
					unit: 'ratio',
					goal: { most },
				},
				{
					name: '… ours',
					value: median( pairs.map( ( [ own ] ) => own[ figure ] ) ),
					unit: 'ms',
				},
			] );
		} finally {
			await browser.close();
		}
	},
};
