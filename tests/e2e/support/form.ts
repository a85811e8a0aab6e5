import type { Locator, Page } from '@playwright/test';
import type { Answers } from './enquiry';
import { fixtures } from './fixtures';

/** A form on a page, as a person sees it. */
export class FormOnPage {
	readonly root: Locator;
	readonly submit: Locator;
	readonly failure: Locator;
	readonly confirmation: Locator;

	constructor( readonly page: Page ) {
		this.root = page.locator( '.atoll-form' ).first();
		this.submit = this.root.locator( '[data-atoll="submit"]' );
		this.failure = this.root.locator( '[data-atoll="failure"]' );
		this.confirmation = this.root.locator( '[data-atoll="confirmation"]' );
	}

	/** Opens the page of the test form. */
	async open(): Promise< this > {
		await this.page.goto( fixtures().formPath );
		return this;
	}

	/** Opens it and waits until the island listens. */
	async openLive(): Promise< this > {
		await this.open();
		return this.wake();
	}

	/** Wakes the island, as the pointer would, and waits until it listens. */
	async wake(): Promise< this > {
		await this.root.dispatchEvent( 'pointerenter' );
		await this.untilLive();
		return this;
	}

	async untilLive(): Promise< void > {
		await this.page.locator( '.atoll-form[data-settled]' ).first().waitFor();
	}

	/** The control with this name; for radio buttons and check boxes the one with this value. */
	input( name: string, value?: string ): Locator {
		return this.root.locator( `[name="${ name }"]${ value ? `[value="${ value }"]` : '' }` );
	}

	/** The message beside a field. */
	error( field: number ): Locator {
		return this.root.locator( `[data-field="${ field }"] [data-atoll="error"]` );
	}

	/** Gives answers with mouse and keyboard. */
	async fill( answers: Answers ): Promise< void > {
		for ( const [ name, value ] of Object.entries( answers ) ) {
			const type = await this.input( name )
				.first()
				.evaluate( ( { type: kind }: HTMLInputElement ) => kind );
			if ( type === 'radio' || type === 'checkbox' ) {
				await this.root
					.locator(
						`label[for="${ await this.input( name, value ).getAttribute( 'id' ) }"]`
					)
					.click();
			} else if ( type === 'select-one' ) {
				await this.input( name ).selectOption( value );
			} else {
				await this.input( name ).fill( value );
			}
		}
	}

	/** Every message beside a field, by field id. */
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
