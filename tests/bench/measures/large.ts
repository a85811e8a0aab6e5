import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../e2e/support/browser/chromium';
import { call } from '../../e2e/support/site/api';
import { LARGE_FORM, TYPED } from '../large-form';
import type { Measure } from '../row';
import { saveData } from '../save-data';
import { median } from '../statistics';

const ROUNDS = 5;
const KEYS = 30;
const SLOWDOWN = 4;

/** Path of a page with a new form. */
async function addFormPage(): Promise< string > {
	const { id } = await call< { id: number } >( 'gf/v2/forms', 'POST', LARGE_FORM );
	const { link } = await call< { link: string } >( 'wp/v2/pages', 'POST', {
		title: 'Large',
		content: `<!-- wp:atoll/form {"formId":${ id }} /-->`,
		status: 'publish',
	} );
	return link;
}

/** Milliseconds from the pointer's coming to the form's being alive and painted. */
const takeOver = ( page: Page ): Promise< number > =>
	page.locator( '[data-island="form"]' ).evaluate(
		( form ) =>
			new Promise< number >( ( resolve ) => {
				const begin = performance.now();
				new MutationObserver( () =>
					requestAnimationFrame( () =>
						setTimeout( () => resolve( performance.now() - begin ) )
					)
				).observe( form, { attributeFilter: [ 'data-settled' ] } );
				form.dispatchEvent( new PointerEvent( 'pointerover' ) );
			} )
	);

/**
 * Milliseconds from each key's coming until everything that it set off has run, style and layout
 * included; painting is the browser's, and the same without the island.
 */
async function keyStrokes( page: Page ): Promise< number[] > {
	const input = page.locator( `[name="${ TYPED }"]` );
	await input.focus();
	await page.evaluate( () => {
		let begin = 0;
		const bench = Object.assign( window, { strokes: [] as number[] } );
		addEventListener( 'keydown', () => ( begin = performance.now() ), true );
		// What the island renders for the key, it renders in a microtask of this event.
		addEventListener( 'input', () =>
			queueMicrotask( () =>
				queueMicrotask( () => {
					document.body.getBoundingClientRect();
					bench.strokes.push( performance.now() - begin );
				} )
			)
		);
	} );
	await page.keyboard.type( 'b'.repeat( KEYS ), { delay: 50 } );
	return page.evaluate( () => ( window as unknown as { strokes: number[] } ).strokes );
}

/** A form of 300 fields on a slow telephone. */
export const large: Measure = {
	name: 'large',
	async run() {
		const link = await addFormPage();
		const [ alive, keys ]: [ number[], number[] ] = [ [], [] ];
		const chrome = await chromium.launch( {
			executablePath: findChromium(),
			args: [ '--no-sandbox', '--disable-gpu', '--disable-quic' ],
		} );
		try {
			for ( let round = 0; round < ROUNDS; round++ ) {
				const page = await chrome.newPage();
				const session = await page.context().newCDPSession( page );
				await saveData( page );
				await page.goto( link );
				await page.waitForLoadState( 'networkidle' );
				await session.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWDOWN } );
				alive.push( await takeOver( page ) );
				keys.push( ...( await keyStrokes( page ) ) );
				await page.close();
			}
		} finally {
			await chrome.close();
		}
		return [
			{
				name: '300 fields, CPU ÷ 4: first take-over',
				value: median( alive ),
				unit: 'ms',
				goal: { most: 1500 },
			},
			{
				name: '300 fields, CPU ÷ 4: a key stroke',
				value: median( keys ),
				unit: 'ms',
				goal: { most: 16 },
			},
		];
	},
};
