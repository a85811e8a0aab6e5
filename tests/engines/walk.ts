import { ESCAPE, type WebDriver } from './web-driver';

/** What a person does, and what has to come of it. */
export interface Step {
	does: string;
	/** @param stored How many entries the site has. */
	run: ( driver: WebDriver, site: string, stored: () => Promise< number > ) => Promise< void >;
}

const DESK = [ 1440, 1000 ] as const;
const TELEPHONE = [ 420, 860 ] as const;

/** JavaScript that is true when something has a place on the screen, and can be seen there. */
const isVisible = ( selector: string ): string => `( ( element ) =>
	element !== null && element.checkVisibility( { opacityProperty: true, visibilityProperty: true } ) &&
	element.getBoundingClientRect().height > 1 )( document.querySelector( '${ selector }' ) )`;

/** What moves is pressed beside, by a machine more often than by a person. What scrolling drives has no time. */
const AT_REST = `document.getAnimations().every(
	( { playState, currentTime } ) => playState !== 'running' || currentTime === null
)`;

/** Keys are the island's; a press is answered before it is there. */
const isLive = ( island: string ): string =>
	`document.querySelector( '[data-island="${ island }"][data-settled]' ) !== null`;

const messages = `[ ...document.querySelectorAll( '.atoll-form [data-atoll="error"]' ) ]
	.filter( ( message ) => message.textContent !== '' ).length`;

const SUBMIT = '.atoll-form [data-atoll="submit"]';
const NEXT = '.atoll-form [data-nav]:not( [hidden] ) [data-atoll="next"]';
const BACK = '.atoll-form [data-nav]:not( [hidden] ) [data-atoll="back"]';

async function openAt(
	driver: WebDriver,
	[ width, height ]: readonly [ number, number ],
	url: string
): Promise< void > {
	await driver.resize( width, height );
	await driver.open( url );
}

const field = ( number: number ): string => `.atoll-form [name="input_${ number }"]`;

export const WALK: Step[] = [
	{
		does: 'sends an empty form: each mistake is named, and the focus is in the first',
		run: async ( driver, site ) => {
			await openAt( driver, DESK, `${ site }/contact/` );
			await driver.click( SUBMIT );
			await driver.until( `${ messages } >= 5` );
			await driver.until( `document.activeElement.matches( '${ field( 2 ) }' )` );
		},
	},
	{
		does: 'answers it by hand: messages go, it is stored once, and thanked for',
		run: async ( driver, site, stored ) => {
			const before = await stored();
			await driver.click( `${ field( 2 ) } option:nth-child( 2 )` );
			await driver.click( `${ field( 3 ) } + label` );
			await driver.type(
				field( 5 ),
				'How long would it take, from the first talk to the keys?'
			);
			await driver.type( field( 7 ), 'Alex Example' );
			await driver.type( field( 8 ), 'alex@example.com' );
			await driver.click( '.atoll-form [name="input_12_1"]' );
			await driver.until( `${ messages } === 0` );
			await driver.click( SUBMIT );
			await driver.until( isVisible( '.atoll-confirmation' ) );
			await driver.until( `document.activeElement.matches( '.atoll-confirmation' )` );
			if ( ( await stored() ) !== before + 1 ) {
				throw new Error( `stored ${ ( await stored() ) - before } entries, not one` );
			}
		},
	},
	{
		does: 'turns the pages of an application: a question comes by an answer, which waits behind Back',
		run: async ( driver, site ) => {
			await openAt( driver, DESK, `${ site }/apply/` );
			await driver.click( `${ field( 2 ) }[value="refinance"] + label` );
			await driver.until( isVisible( field( 7 ) ) );
			await driver.click( `${ field( 7 ) } option[value="mutual"]` );
			await driver.type( field( 3 ), '450000' );
			await driver.click( NEXT );
			await driver.until( isVisible( field( 10 ) ) );
			await driver.click( BACK );
			await driver.until( isVisible( field( 3 ) ) );
			await driver.until(
				`document.querySelector( '${ field( 3 ) }' ).value.replace( /\\D/g, '' ).startsWith( '450000' )`
			);
		},
	},
	{
		does: 'opens a menu and leaves it by Escape: the focus is where it was',
		run: async ( driver, site ) => {
			await openAt( driver, DESK, `${ site }/` );
			await driver.click( '.atoll-menu__toggle' );
			await driver.until( isVisible( '.atoll-submenu' ) );
			await driver.until( isLive( 'header' ) );
			await driver.press( ESCAPE );
			await driver.until( `! ${ isVisible( '.atoll-submenu' ) }` );
			await driver.until( `document.activeElement.matches( '.atoll-menu__toggle' )` );
		},
	},
	{
		does: 'closes a notification: it stays closed on the next page view',
		run: async ( driver, site ) => {
			await openAt( driver, DESK, `${ site }/` );
			await driver.until( isVisible( '.atoll-notification__close' ) );
			await driver.until( AT_REST );
			await driver.click( '.atoll-notification__close' );
			await driver.until( `! ${ isVisible( '.atoll-notification' ) }` );
			await driver.open( `${ site }/` );
			await driver.until( `! ${ isVisible( '.atoll-notification' ) }` );
		},
	},
	{
		does: 'opens the menu of a small screen, and nothing stands out at its side',
		run: async ( driver, site ) => {
			await openAt( driver, TELEPHONE, `${ site }/` );
			await driver.until( 'document.documentElement.scrollWidth <= innerWidth' );
			await driver.click( '.atoll-panel__summary' );
			await driver.until( isVisible( '.atoll-panel__sheet' ) );
			await driver.until( isLive( 'header' ) );
			await driver.press( ESCAPE );
			await driver.until( `! document.querySelector( '.atoll-panel' ).open` );
		},
	},
	{
		does: 'changes an amount: the result follows',
		run: async ( driver, site ) => {
			await openAt( driver, DESK, `${ site }/resources/calculators/repayments/` );
			const figure = `document.querySelector( '#repayment [data-atoll="figure"]' ).textContent`;
			const before = await driver.ask( figure );
			await driver.type( '#repayment input[name="amount"]', '9' );
			await driver.until( `${ figure } !== ${ JSON.stringify( before ) }` );
		},
	},
];
