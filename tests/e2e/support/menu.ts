import type { Locator, Page } from '@playwright/test';

/** The first submenu of the header's menu on wide screens. */
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

	async open( path = '/' ): Promise< this > {
		await this.page.goto( path );
		return this;
	}

	/** Wakes the island without touching the menu. */
	async wake(): Promise< this > {
		await this.header.locator( '[data-island="header"]' ).dispatchEvent( 'pointerenter' );
		await this.page.locator( '[data-island="header"][data-settled]' ).waitFor();
		return this;
	}

	/** Milliseconds until the change of visibility that has just begun takes effect. */
	delay(): Promise< number | undefined > {
		return this.submenu.evaluate( ( element ) => {
			const change = element
				.getAnimations()
				.find(
					( animation ) =>
						( animation as CSSTransition ).transitionProperty === 'visibility'
				);
			// A visibility that becomes hidden turns at the end, one that becomes visible at the start.
			const { delay = 0, duration = 0 } = change?.effect?.getComputedTiming() ?? {};
			const hides =
				( change?.effect as KeyframeEffect | undefined )?.getKeyframes().at( -1 )
					?.visibility === 'hidden';
			return change && delay + ( hides ? Number( duration ) : 0 );
		} );
	}
}
