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

	/** On a page that is quickly made: the header is every page's. */
	async open( path = fixtures().plainPath ): Promise< this > {
		await this.page.goto( path );
		await this.button.click();
		return this;
	}

	/** Once the island has it, and it has come to rest. */
	async settled(): Promise< this > {
		await this.page.locator( '[data-island="header"][data-settled]' ).waitFor();
		await this.sheet.evaluate( ( sheet ) =>
			Promise.all( sheet.getAnimations().map( ( { finished } ) => finished ) )
		);
		return this;
	}
}
