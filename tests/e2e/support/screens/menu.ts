import type { Locator, Page } from '@playwright/test';
import { fixtures } from '../site/fixtures';

type Noting = HTMLElement & { delays?: number[] };

/** First submenu of the header's menu on wide screens. */
export class Menu {
	readonly header: Locator;
	readonly toggle: Locator;
	readonly submenu: Locator;
	readonly links: Locator;

	constructor( readonly page: Page ) {
		this.header = page.getByRole( 'banner' );
		this.toggle = this.header.locator( '.atoll-menu__toggle' ).first();
		this.submenu = this.header.locator( '.atoll-submenu' ).first();
		this.links = this.submenu.locator( 'a' );
	}

	/** Opens a page that is fast to generate, since every page has the header. */
	async open( path = fixtures().plainPath ): Promise< this > {
		await this.page.goto( path );
		return this;
	}

	/** Opens a page whose scripts may never arrive, without waiting for its load event. */
	async openUnloaded( path = fixtures().plainPath ): Promise< this > {
		await this.page.goto( path, { waitUntil: 'domcontentloaded' } );
		return this;
	}

	/** Triggers the island without touching the menu. */
	async wake(): Promise< this > {
		await this.header.locator( '[data-island="header"]' ).dispatchEvent( 'pointerover' );
		await this.page.locator( '[data-island="header"][data-settled]' ).waitFor();
		return this;
	}

	/** Starts to record how long the submenu waits before each change of its visibility. */
	async recordDelays(): Promise< void > {
		await this.submenu.evaluate( ( element: Noting ) => {
			element.delays = [];
			element.addEventListener( 'transitionrun', ( { propertyName } ) => {
				const [ change ] = element
					.getAnimations()
					.filter(
						( one ) => ( one as CSSTransition ).transitionProperty === propertyName
					);
				const { delay = NaN, duration } = change?.effect?.getComputedTiming() ?? {};
				if ( propertyName === 'visibility' ) {
					element.delays?.push( delay + Number( duration ) );
				}
			} );
		} );
	}

	/** Returns the milliseconds before each change since then, in order. */
	delays(): Promise< number[] | undefined > {
		return this.submenu.evaluate( ( { delays }: Noting ) => delays );
	}
}
