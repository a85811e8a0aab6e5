import { createHash } from 'node:crypto';
import type { Locator, Page, Route } from '@playwright/test';
import { call } from '../site/api';
import { test } from '../test';
import { FormOnPage } from './form';

/** A form with a question for one file and one for up to three, and the page that it stands on. */
interface UploadPage {
	form: number;
	path: string;
}

/** Makes one, as an editor would. */
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

/** A page of their own for the tests of a file; returns what opens it and waits until it lives. */
export function withUploadPage() {
	let at: UploadPage;
	test.beforeAll( async () => {
		at = await addUploadPage();
	} );
	return ( page: Page ) => openUploads( page, at );
}

/** A PDF of so many bytes, none of which repeats too soon. */
export const pdf = ( bytes = 40 ): Buffer => {
	const content = Buffer.alloc( bytes );
	for ( let at = 0; at < bytes; at += 4 ) {
		content.writeUInt32LE( ( at * 2_654_435_761 ) % 4_294_967_296, Math.min( at, bytes - 4 ) );
	}
	content.write( '%PDF-1.7\n' );
	return content;
};

/** The form, with what files add to it. */
export class UploadForm extends FormOnPage {
	readonly one: Locator;
	readonly several: Locator;

	constructor( page: Page ) {
		super( page );
		this.one = this.input( 'input_6' );
		this.several = this.input( 'input_7[]' );
	}

	/** The rows of a question's files. */
	rows( field: number ): Locator {
		return this.root.locator( `[data-field="${ field }"] .atoll-upload` );
	}

	/** Chooses files, as the browser's dialog would. */
	async choose( input: Locator, ...files: Array< [ name: string, content: Buffer ] > ) {
		await input.setInputFiles(
			files.map( ( [ name, buffer ] ) => ( { name, mimeType: 'application/pdf', buffer } ) )
		);
	}

	/** Fills in the rest, and sends it. */
	async send( name: string ) {
		await this.input( 'input_1' ).fill( name );
		await this.submit.click();
	}
}

/** What tells one content from another: matchers compare large ones byte by byte, for seconds. */
export const hashOf = ( content: Buffer ): string =>
	createHash( 'sha256' ).update( content ).digest( 'hex' );

/** Hashes of the files that an entry has under a field. */
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

/** Opens the form, and waits until the island listens. */
async function openUploads( page: Page, { path }: UploadPage ): Promise< UploadForm > {
	await page.goto( path );
	const form = new UploadForm( page );
	await form.wake();
	return form;
}

/** Answers some calls of the uploads route in the server's place, by their number from 1. */
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

/** More than one part. */
export const LARGE = pdf( 2_000_000 );

/** What a file's control is drawn with: its border, the ring of the focus, and the border and words of its button. */
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
