import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/reused-page';
import { Menu } from '../support/screens/menu';
import { Panel } from '../support/screens/panel';

/** Returns elements of the bar that overlap others or its edges, in a layout. */
const overlapsIn = ( page: Page, layout: string ): Promise< string[] > =>
	page.locator( '.atoll-header' ).evaluate( ( header, name ) => {
		const worn = header.getAttribute( 'class' ) ?? '';
		header.setAttribute( 'class', worn.replace( /--(left|center|constrain)/, `--${ name }` ) );
		const things = '.atoll-header__logo, .atoll-menu__link, .atoll-header__action > *';
		const boxes = [ ...header.querySelectorAll( things ) ]
			.map( ( one ) => ( {
				...one.getBoundingClientRect().toJSON(),
				says: one.textContent ?? '',
			} ) )
			.filter( ( { width } ) => width > 0 );
		return boxes
			.filter(
				( one, at ) =>
					one.left < 0 ||
					one.right > window.innerWidth ||
					boxes.some(
						( other, place ) =>
							place > at &&
							one.left < other.right - 1 &&
							other.left < one.right - 1 &&
							one.top < other.bottom - 1 &&
							other.top < one.bottom - 1
					)
			)
			.map( ( { says } ) => says );
	}, layout );

/** Returns the number of rows that the bar takes. */
const rowsIn = ( page: Page ): Promise< number > =>
	page.locator( '.atoll-header__bar' ).evaluate( ( bar ) => {
		let [ rows, bottom ] = [ 0, -Infinity ];
		for ( const part of bar.children ) {
			const box = part.getBoundingClientRect();
			if ( box.width > 0 ) {
				rows += box.top >= bottom - 1 ? 1 : 0;
				bottom = box.bottom;
			}
		}
		return rows;
	} );

test( 'text of twice the size takes the button of small screens, and goes past no edge', async ( {
	page,
} ) => {
	const menu = await new Menu( page ).open();
	await expect( menu.toggle ).toBeVisible();
	await page.evaluate( () => ( document.documentElement.style.fontSize = '200%' ) );
	for ( const layout of [ 'left', 'center', 'constrain' ] ) {
		expect( await overlapsIn( page, layout ), `before it is touched: ${ layout }` ).toEqual(
			[]
		);
		expect( await rowsIn( page ), `before it is touched: ${ layout }` ).toBeLessThan( 3 );
	}
	await menu.links.first().focus();
	await menu.wake();
	await expect( menu.toggle ).toBeHidden();
	await expect( new Panel( page ).button ).toBeVisible();
	await new Panel( page ).button.focus();
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 1280 );
	await page.evaluate( () => ( document.documentElement.style.fontSize = '' ) );
	await expect( menu.toggle ).toBeVisible();
	await expect( menu.toggle ).toBeFocused();
	await page.keyboard.press( 'ArrowDown' );
	await expect( menu.links.first() ).toBeFocused();
	await page.setViewportSize( { width: 1400, height: 800 } );
	await expect( menu.toggle ).toBeFocused();
} );

test( 'numbers and addresses read from left to right where the page reads the other way', async ( {
	page,
} ) => {
	await page.goto( '/contact/' );
	await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
	/** Positions of the first and the last digit of each phone number. */
	const numbers = await page.locator( 'a[href^="tel:"]:visible' ).evaluateAll( ( links ) =>
		links.map( ( link ) => {
			const text = document
				.createTreeWalker( link, NodeFilter.SHOW_TEXT, ( { textContent } ) =>
					/\d/.test( textContent ?? '' )
						? NodeFilter.FILTER_ACCEPT
						: NodeFilter.FILTER_SKIP
				)
				.nextNode() as Text;
			const left = ( at: number ) => {
				const digit = document.createRange();
				digit.setStart( text, at );
				digit.setEnd( text, at + 1 );
				return digit.getBoundingClientRect().left;
			};
			return left( text.length - 1 ) - left( 0 );
		} )
	);
	expect( numbers.length ).toBeGreaterThan( 2 );
	expect( Math.min( ...numbers ) ).toBeGreaterThan( 0 );
	for ( const kind of [
		'[type="email"]',
		'[type="tel"]',
		'[type="url"]',
		'[inputmode="decimal"]',
	] ) {
		const input = page.locator( `main input${ kind }` ).first();
		await expect( input ).toHaveCSS( 'direction', 'ltr' );
		await expect( input ).toHaveCSS( 'text-align', 'right' );
	}
} );
