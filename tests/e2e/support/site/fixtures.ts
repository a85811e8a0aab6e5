import { ENQUIRY_FORM, validAnswers } from '../forms/enquiry';
import { call } from './api';

/** Content that the set-up added to the site. */
export interface Fixtures {
	formId: number;
	/** Path of the page with the form below some text, such as /test-enquiry/. */
	formPath: string;
	/** Path of a long page with a link to that form. */
	linkPath: string;
	/** Path of a page without any block of Atoll's. */
	plainPath: string;
}

const paragraph = ( text: string ): string =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

async function addPage( title: string, content: string ): Promise< string > {
	const page = await call< { link: string } >( 'wp/v2/pages', 'POST', {
		title,
		content,
		status: 'publish',
	} );
	return new URL( page.link ).pathname;
}

/** Adds the form through REST, and the pages that show it. */
export async function addFixtures(): Promise< Fixtures > {
	const { id } = await call< { id: number | string } >( 'gf/v2/forms', 'POST', ENQUIRY_FORM );
	const formId = Number( id );
	const before = paragraph( 'Tell us what you have in mind.' );
	const after = paragraph( 'We look forward to hearing from you.' );
	const formPath = await addPage(
		'Test enquiry',
		`${ before }<!-- wp:atoll/form {"formId":${ formId }} /-->${ after }`
	);
	const link = `<a href="${ formPath }#atoll-form-${ formId }">Ask us</a>`;
	return {
		formId,
		formPath,
		linkPath: await addPage( 'Test link', paragraph( link ) + before.repeat( 40 ) ),
		plainPath: await addPage( 'Test page', before + after ),
	};
}

/** Returns the content that the set-up added to the site, inside a test. */
export const fixtures = (): Fixtures =>
	JSON.parse( process.env.ATOLL_FIXTURES ?? '{}' ) as Fixtures;

/** Submits the form without a browser. */
export const sendEnquiry = ( marker: string ): Promise< unknown > =>
	call( `gf/v2/forms/${ fixtures().formId }/submissions`, 'POST', validAnswers( marker ) );
