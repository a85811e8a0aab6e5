import type { Locator, Page } from '@playwright/test';
import { fixtures } from '../site/fixtures';

/** The header's menu on small screens. */
export class Panel {
	readonly root: Locator;
	readonly button: Locator;
	readonly sheet: Locator;

	constructor( readonly page: Page ) {
		this.root = page.locator( '.atoll-panel' );
		this.button = this.root.locator( '> summary' );
		this.sheet = this.root.locator( '.atoll-panel__sheet' );
	}

	/** Opens it on a page that is fast to generate, since every page has the header. */
	async open( path = fixtures().plainPath ): Promise< this > {
		await this.page.goto( path );
		await this.button.click();
		return this;
	}

	/** Waits until the island runs and the panel has stopped moving. */
	async settled(): Promise< this > {
		await this.page.locator( '[data-island="header"][data-settled]' ).waitFor();
		await this.sheet.evaluate( ( sheet ) =>
			Promise.all( sheet.getAnimations().map( ( { finished } ) => finished ) )
		);
		return this;
	}
}
