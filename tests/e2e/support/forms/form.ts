import type { Locator, Page } from '@playwright/test';
import { fixtures } from '../site/fixtures';

/** Answer; a list for inputs that share a name, and for a multiple select. */
export type Given = string | string[];

/** Form on a page, as a person sees it. */
export class FormOnPage {
	readonly root: Locator;
	readonly submit: Locator;
	readonly next: Locator;
	readonly failure: Locator;
	readonly confirmation: Locator;

	constructor( readonly page: Page ) {
		this.root = page.locator( '.atoll-form' ).first();
		this.submit = this.root.locator( '[data-atoll="submit"]' );
		this.next = this.root.locator( '[data-atoll="next"]:visible' );
		this.failure = this.root.locator( '[data-atoll="failure"]' );
		this.confirmation = this.root.locator( '[data-atoll="confirmation"]' );
	}

	/** Opens the page of the test form. */
	async open(): Promise< this > {
		await this.page.goto( fixtures().formPath );
		return this;
	}

	/** Opens the page, and waits until the island runs. */
	async openLive(): Promise< this > {
		await this.open();
		return this.wake();
	}

	/**
	 * Triggers the island, as the pointer would, and waits until it runs. After a click on a link, the listeners for
	 * the pointer exist only once the page has loaded.
	 */
	async wake(): Promise< this > {
		await this.root.waitFor( { state: 'attached' } );
		await this.page.waitForLoadState();
		await this.root.dispatchEvent( 'pointerover' );
		await this.untilLive();
		return this;
	}

	async untilLive(): Promise< void > {
		await this.page.locator( '.atoll-form[data-settled]' ).first().waitFor();
	}

	/** Returns the control with this name; for radio buttons and checkboxes that with this value. */
	input( name: string, value?: string ): Locator {
		return this.root.locator( `[name="${ name }"]${ value ? `[value="${ value }"]` : '' }` );
	}

	/** Returns the file input of a field. */
	file( field: number ): Locator {
		return this.root.locator( `[data-field="${ field }"] input[type=file]` );
	}

	/** Returns the error message beside a field. */
	error( field: number ): Locator {
		return this.root.locator( `[data-field="${ field }"] [data-atoll="error"]` );
	}

	/** Answers with mouse and keyboard. */
	async fill( answers: Record< string, Given > ): Promise< void > {
		for ( const [ name, given ] of Object.entries( answers ) ) {
			await this.give( name, given );
		}
	}

	private async give( name: string, given: Given ): Promise< void > {
		const values = [ given ].flat();
		await this.input( name ).first().waitFor( { state: 'attached' } );
		const types = await this.input( name ).evaluateAll( ( controls ) =>
			( controls as HTMLInputElement[] ).map( ( { type } ) => type )
		);
		if ( types[ 0 ] === 'radio' || types[ 0 ] === 'checkbox' ) {
			const id = await this.input( name, values[ 0 ] ).getAttribute( 'id' );
			await this.root.locator( `label[for="${ id }"]` ).click();
		} else if ( types[ 0 ] === 'select-multiple' ) {
			await this.input( name ).selectOption( values );
		} else {
			for ( const [ index, value ] of values.entries() ) {
				const control = this.input( name ).nth( index );
				await ( types[ index ] === 'select-one'
					? control.selectOption( value )
					: control.fill( value ) );
			}
		}
	}

	/** Returns all error messages, by field id. */
	async messages(): Promise< Record< string, string > > {
		const found = await this.root
			.locator( '[data-field]' )
			.evaluateAll( ( fields ) =>
				fields.map( ( field ) => [
					( field as HTMLElement ).dataset.field ?? '',
					field.querySelector( '[data-atoll="error"]' )?.textContent?.trim() ?? '',
				] )
			);
		return Object.fromEntries( found.filter( ( [ , message ] ) => message !== '' ) );
	}
}
