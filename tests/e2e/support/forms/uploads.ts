import { createHash } from 'node:crypto';
import type { Locator, Page, Route } from '@playwright/test';
import { call } from '../site/api';
import { test } from '../test';
import { FormOnPage } from './form';

/** Form with a question for one file and a question for up to three, and its page. */
interface UploadPage {
	form: number;
	path: string;
}

/** Adds a form and its page, as an editor would. */
async function addUploadPage( more: object[] = [] ): Promise< UploadPage > {
	const file = { type: 'fileupload', allowedExtensions: 'pdf, jpg, png', maxFileSize: 8 };
	const form = await call< { id: number } >( 'gf/v2/forms', 'POST', {
		title: 'Documents',
		fields: [
			{ id: 1, type: 'text', label: 'Your name', isRequired: true },
			{ id: 6, label: 'Latest payslip', isRequired: true, ...file },
			{ id: 7, label: 'Bank statements', multipleFiles: true, maxFiles: 3, ...file },
			...more,
		],
	} );
	const page = await call< { link: string } >( 'wp/v2/pages', 'POST', {
		title: 'Documents',
		status: 'publish',
		content: `<!-- wp:atoll/form {"formId":${ form.id }} /-->`,
	} );
	return { form: form.id, path: new URL( page.link ).pathname };
}

/** Adds a page for a file's tests; returns a function that opens it and waits until its island runs. */
export function withUploadPage() {
	let at: UploadPage;
	test.beforeAll( async () => {
		at = await addUploadPage();
	} );
	return ( page: Page ) => openUploads( page, at );
}

/** Returns a PDF of so many bytes, without short repetitions. */
export const pdf = ( bytes = 40 ): Buffer => {
	const content = Buffer.alloc( bytes );
	for ( let at = 0; at < bytes; at += 4 ) {
		content.writeUInt32LE( ( at * 2_654_435_761 ) % 4_294_967_296, Math.min( at, bytes - 4 ) );
	}
	content.write( '%PDF-1.7\n' );
	return content;
};

/** Form with files, on a page. */
export class UploadForm extends FormOnPage {
	readonly one: Locator;
	readonly several: Locator;

	constructor( page: Page ) {
		super( page );
		this.one = this.input( 'input_6' );
		this.several = this.input( 'input_7[]' );
	}

	/** Returns the rows with a question's files. */
	rows( field: number ): Locator {
		return this.root.locator( `[data-field="${ field }"] .atoll-upload` );
	}

	/** Chooses files, as the browser's dialog would. */
	async choose( input: Locator, ...files: Array< [ name: string, content: Buffer ] > ) {
		await input.setInputFiles(
			files.map( ( [ name, buffer ] ) => ( { name, mimeType: 'application/pdf', buffer } ) )
		);
	}

	/** Fills in all other questions, and submits the form. */
	async send( name: string ) {
		await this.input( 'input_1' ).fill( name );
		await this.submit.click();
	}
}

/** Returns a hash to compare contents: matchers compare large ones byte by byte, for seconds. */
export const hashOf = ( content: Buffer ): string =>
	createHash( 'sha256' ).update( content ).digest( 'hex' );

/** Returns the hashes of an entry's files in a field. */
export async function filesOf(
	entry: Record< string, unknown >,
	field: number
): Promise< string[] > {
	const addresses = [ entry[ field ] ?? [] ].flat() as string[];
	return Promise.all(
		addresses.map( async ( address ) =>
			hashOf( Buffer.from( await ( await fetch( address ) ).arrayBuffer() ) )
		)
	);
}

export const UPLOADS = '**/s1t2/v1/uploads';

/** Opens the form, and waits until the island runs. */
async function openUploads( page: Page, { path }: UploadPage ): Promise< UploadForm > {
	await page.goto( path );
	const form = new UploadForm( page );
	await form.wake();
	return form;
}

/** Responds to some requests of the uploads route in place of the server, by their number from 1. */
export async function failUploads(
	page: Page,
	answer: ( count: number ) => Parameters< Route[ 'fulfill' ] >[ 0 ]
): Promise< void > {
	let count = 0;
	await page.route( UPLOADS, ( route ) => {
		const failed = answer( ++count );
		return failed ? route.fulfill( failed ) : route.continue();
	} );
}

/** File that needs more than one part. */
export const LARGE = pdf( 2_000_000 );

/** Returns the colours of a file input: its border, its focus ring, and the border and text of its button. */
export const linesOf = ( control: Locator ): Promise< string[] > =>
	control.evaluate( ( element ) => {
		const [ box, button ] = [ undefined, '::file-selector-button' ].map( ( part ) =>
			getComputedStyle( element, part )
		);
		return [
			box!.borderTopColor,
			box!.outlineColor,
			button!.borderTopColor,
			button!.getPropertyValue( '-webkit-text-fill-color' ),
		].map( ( color ) => ( /(^rgba.*,|\/) 0\)$/.test( color ) ? 'transparent' : color ) );
	} );
