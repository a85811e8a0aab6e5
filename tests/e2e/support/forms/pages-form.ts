import type { Page } from '@playwright/test';
import { call } from '../site/api';
import { FormOnPage } from './form';

const when = ( value: string ) => ( {
	actionType: 'show',
	logicType: 'all',
	rules: [ { fieldId: '2', operator: 'is', value } ],
} );

/** Four pages, the second for self-employed people, the last with a review of all answers; in Gravity Forms' format. */
const APPLICATION = {
	title: 'Home loan: application',
	button: { type: 'text', text: 'Send application' },
	csvDownload: true,
	pagination: { type: 'steps', pages: [ 'About you', 'Your business', 'The loan', 'Send' ] },
	fields: [
		{ id: 1, type: 'text', label: 'Your name', isRequired: true },
		{
			id: 2,
			type: 'radio',
			label: 'Your work',
			isRequired: true,
			choices: [
				{ text: 'Employed', value: 'employed' },
				{ text: 'Self-employed', value: 'self' },
			],
		},
		{ id: 3, type: 'text', label: 'Employer', conditionalLogic: when( 'employed' ) },
		{ id: 4, type: 'page', conditionalLogic: when( 'self' ) },
		{ id: 5, type: 'text', label: 'Name of your business', isRequired: true },
		{ id: 6, type: 'page' },
		{ id: 7, type: 'email', label: 'Email', isRequired: true },
		{ id: 8, type: 'page' },
		{ id: 10, type: 'html', atoll: { kind: 'review' } },
		{ id: 9, type: 'textarea', label: 'Message', isRequired: true },
	],
	confirmations: [
		{ id: 'd', isDefault: true, type: 'message', message: 'Thank you, {Your name:1}.' },
		{
			id: 'b',
			type: 'message',
			message: 'Our business team thanks {Your name:1}.',
			conditionalLogic: when( 'self' ),
		},
	],
};

/** Adds a page with the application; returns its path. */
export async function addApplication(): Promise< string > {
	const { id } = await call< { id: number } >( 'gf/v2/forms', 'POST', APPLICATION );
	const { link } = await call< { link: string } >( 'wp/v2/pages', 'POST', {
		title: 'Apply',
		content: `<!-- wp:atoll/form {"formId":${ id }} /-->`,
		status: 'publish',
	} );
	return new URL( link ).pathname;
}

/** Application form on a page, as a person sees it. */
export class PagedForm extends FormOnPage {
	/** Heading of the visible page. */
	readonly heading = this.root.locator( '.atoll-page:not([hidden]) [data-atoll="page-title"]' );
	override readonly next = this.root.locator( '[data-nav]:not([hidden]) [data-atoll="next"]' );
	readonly back = this.root.locator( '[data-nav]:not([hidden]) [data-atoll="back"]' );

	/** Review of all answers, on the last page. */
	readonly review = this.root.locator( '[data-atoll="review"]' );
	readonly toReview = this.root.getByRole( 'button', { name: 'Return to “Send”' } );

	constructor(
		page: Page,
		readonly path: string
	) {
		super( page );
	}

	override async open(): Promise< this > {
		await this.page.goto( this.path );
		return this;
	}
}
