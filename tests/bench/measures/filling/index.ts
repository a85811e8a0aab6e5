import { chromium, type Browser } from '@playwright/test';
import { findChromium, FLAGS } from '../../../e2e/support/browser/chromium';
import type { Measure, Row } from '../../row';
import { median } from '../../statistics';
import { filledForms, type FilledForm } from './forms';
import { awaitAfterPress, record, recorded, type Recorded } from './recorder';

const ROUNDS = 9;

/** Factor by which the processor is slowed down. */
const RATE = 4;

/** Milliseconds of rest for a page at first, and between two actions. */
const REST = 3500;
const PAUSE = 500;

/** Figures of a filled-in form that are printed, one row each. */
const FIGURES: Array< [ string, ( filling: Recorded ) => number ] > = [
	[ 'worst key', ( { keys } ) => Math.max( ...keys ) ],
	[ 'worst interaction', ( { interactions } ) => Math.max( 0, ...interactions ) ],
	[ 'next to feedback', ( { shown } ) => shown.heard ?? NaN ],
	[ 'next to the second page', ( { shown } ) => shown.turned ?? NaN ],
	[ 'send to confirmation', ( { shown } ) => shown.sent ?? NaN ],
	[ '… of which not the server', ( { shown, server } ) => ( shown.sent ?? NaN ) - server ],
];

/** Fills in a form as on a phone: field by field, on two pages. */
async function fill( browser: Browser, form: FilledForm ): Promise< Recorded > {
	const context = await browser.newContext( { viewport: { width: 412, height: 823 } } );
	const page = await context.newPage();
	await record( page );
	const session = await context.newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: RATE } );
	await form.open( page );
	await page.waitForTimeout( REST );
	const type = async ( id: number, text: string ) => {
		await page.locator( form.input( id ) ).click();
		await page.waitForTimeout( PAUSE );
		await page.keyboard.type( text, { delay: 60 } );
		await page.waitForTimeout( PAUSE );
	};

	await type( 1, 'Jane Bench Borrower' );
	await type( 2, 'jane@example.com' );
	await type( 3, '0412345678' );
	await page.locator( form.input( 4 ) ).selectOption( 'Refinance' );
	await page.waitForTimeout( PAUSE );
	await awaitAfterPress( page, 'heard', form.heard );
	await awaitAfterPress( page, 'turned', form.turned );
	await page.locator( form.next ).first().click();
	await recorded( page, 'turned' );
	await page.waitForTimeout( PAUSE );
	await type( 5, 'Hello' );
	await awaitAfterPress( page, 'sent', form.confirmation );
	await page.locator( form.send ).click();
	await recorded( page, 'sent' );
	await page.waitForTimeout( PAUSE );
	const filling = await recorded( page, 'sent' );
	await context.close();
	return filling;
}

/** What somebody waits for while a form is filled in, beside the same form with nothing but the browser. */
export const filling: Measure = {
	name: 'filling',
	async run() {
		const browser = await chromium.launch( { executablePath: findChromium(), args: FLAGS } );
		const targets = await filledForms();
		const fillings = targets.map( (): Recorded[] => [] );
		try {
			for ( let round = 0; round < ROUNDS; round++ ) {
				for ( const [ index, form ] of targets.entries() ) {
					fillings[ index ]!.push( await fill( browser, form ) );
				}
			}
		} finally {
			await browser.close();
		}
		return FIGURES.flatMap( ( [ figure, of ] ) =>
			targets.map( ( { name }, index ): Row => ( {
				name: `filling, ${ RATE } × slower: ${ figure }, ${ name }`,
				value: median( fillings[ index ]!.map( of ) ),
				unit: 'ms',
			} ) )
		);
	},
};
