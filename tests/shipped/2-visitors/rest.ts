import type { Page } from '@playwright/test';
import { kept } from '../support/kept';
import { addressOf, ask, call, linkOf } from '../support/rest';
import { expect, test } from '../support/test';

const SUBMISSIONS = 'gf/v2/forms/{form}/submissions';
const JSON_TYPE = /^application\/json/;

interface Expected {
	status: number;
	/** Properties that the body must have. */
	body?: Record< string, unknown >;
	/** Patterns of headers; undefined for a header that must be absent. */
	headers?: Record< string, RegExp | undefined >;
}

const post = async ( page: Page, route: string, data: object | string = {} ) =>
	page.request.post( await addressOf( page, route ), {
		data,
		maxRedirects: 0,
		headers: {
			'Content-Type': 'application/json',
			Origin: new URL( process.env.ATOLL_URL! ).origin,
		},
	} );

async function expectAnswer( answer: Awaited< ReturnType< typeof post > >, expected: Expected ) {
	const headers = { 'content-type': JSON_TYPE, location: undefined, ...expected.headers };
	expect( answer.status(), await answer.text() ).toBe( expected.status );
	const body: unknown = await answer.json();
	if ( expected.body ) {
		expect( body ).toMatchObject( expected.body );
	}
	for ( const [ name, like ] of Object.entries( headers ) ) {
		const header = answer.headers()[ name ];
		expect( header === undefined || ! like ? header : like.test( header ), name ).toBe(
			like ? true : undefined
		);
	}
}

const refusal = ( status: number, code: string ): Expected => ( {
	status,
	body: { code, data: { status } },
} );

export const askRest = () => {
	test( 'a submission is answered 200 with a message, 200 with an address, or 400', async ( {
		visitor,
		marker,
	} ) => {
		const { callback, leadsOn } = kept( 'forms' );
		const to = ( form: number ) => SUBMISSIONS.replace( '{form}', String( form ) );
		const unkept = { 'cache-control': /no-store/ };
		await expectAnswer(
			await post( visitor, to( callback ), {
				input_1: marker,
				input_2: '0412345678',
				input_3: 'now',
			} ),
			{ status: 200, headers: unkept, body: { is_valid: true, confirmation_type: 'message' } }
		);
		await expectAnswer( await post( visitor, to( leadsOn ), { input_1: marker } ), {
			status: 200,
			headers: unkept,
			body: {
				is_valid: true,
				confirmation_type: 'redirect',
				confirmation_redirect: await linkOf( visitor, kept( 'pages' ).thanks ),
			},
		} );
		await expectAnswer( await post( visitor, to( callback ), { input_1: marker } ), {
			status: 400,
			headers: unkept,
			body: {
				is_valid: false,
				validation_messages: {
					2: 'Please enter a valid phone number.',
					3: 'Please choose one.',
				},
			},
		} );
		await expectAnswer(
			await post( visitor, `${ to( callback ) }/validation`, { input_1: marker } ),
			{
				status: 400,
				body: { is_valid: false },
			}
		);
		expect( ( await post( visitor, to( 999_999 ), {} ) ).status() ).toBe( 404 );
		expect( ( await post( visitor, to( callback ), '{"input_1":' ) ).status() ).toBe( 400 );
	} );

	test( 'what is put aside is answered with a token, which opens it, and no other does', async ( {
		visitor,
		marker,
	} ) => {
		const id = kept( 'forms' ).application;
		const saved = await post( visitor, SUBMISSIONS.replace( '{form}', String( id ) ), {
			input_1: marker,
			gform_save: '1',
			gform_unique_id: marker.padEnd( 20, '0' ).slice( 0, 20 ),
		} );
		await expectAnswer( saved, { status: 200, body: { is_valid: true } } );
		const { resume_token: token } = ( await saved.json() ) as { resume_token: string };
		const loaded = await post( visitor, 's1t2/v1/drafts/load', { id, token } );
		await expectAnswer( loaded, { status: 200, headers: { 'cache-control': /no-store/ } } );
		expect( ( ( await loaded.json() ) as { submission: string } ).submission ).toContain(
			marker
		);
		for ( const body of [
			{ id, token: 'x' },
			{ id: kept( 'forms' ).leadsOn, token },
		] ) {
			await expectAnswer(
				await post( visitor, 's1t2/v1/drafts/load', body ),
				refusal( 404, 'draft_not_found' )
			);
		}
	} );

	test( 'a session is told to whoever has one, and entries to nobody else', async ( {
		visitor,
		owner,
	} ) => {
		await expectAnswer(
			await post( visitor, 's1t2/v1/token' ),
			refusal( 401, 'auth_invalid_token' )
		);
		const { id } = await call< { id: number } >( owner, 'GET', 'wp/v2/users/me' );
		await expectAnswer( await post( owner, 's1t2/v1/token' ), {
			status: 200,
			headers: { 'cache-control': /no-store|no-cache/ },
			body: { code: 'auth_valid_token', status: 200, user: { id } },
		} );
		await expectAnswer( await post( visitor, 's1t2/v1/logout' ), { status: 200 } );
		for ( const route of [ 'gf/v2/entries', 'gf/v2/forms', 's1t2/v1/settings' ] ) {
			const answer = await visitor.request.get( await addressOf( visitor, route ) );
			expect( answer.status(), route ).toBe( 401 );
		}
	} );

	test( 'a page’s context is kept by caches for visitors, and by none for the owner', async ( {
		visitor,
		owner,
	} ) => {
		const get = async ( page: Page, route: string ) =>
			page.request.get( await addressOf( page, route ) );
		const context = `s1t2/v1/context?page=${ kept( 'pages' ).callback }`;
		await expectAnswer( await get( visitor, context ), {
			status: 200,
			headers: {
				'cache-control': /^public, max-age=60/,
				'access-control-allow-origin': undefined,
			},
			body: { modules: { company: { blogname: 'A new site' } } },
		} );
		await expectAnswer( await ask( owner, 'GET', context ), {
			status: 200,
			headers: { 'cache-control': /no-store/ },
		} );
		await expectAnswer( await get( visitor, `s1t2/v1/forms/${ kept( 'forms' ).callback }` ), {
			status: 200,
			body: { title: 'Call me', pages: 1 },
		} );
		expect( ( await get( visitor, 's1t2/v1/context?page=999999' ) ).status() ).toBe( 404 );
	} );

	test( 'a file needs leave of its own, and one that may not come is refused', async ( {
		visitor,
		marker,
	} ) => {
		const slot = {
			form_id: String( kept( 'forms' ).application ),
			field_id: '5',
			gform_unique_id: marker.padEnd( 20, '0' ).slice( 0, 20 ),
		};
		const leave = await post( visitor, 's1t2/v1/upload-nonce', slot );
		await expectAnswer( leave, { status: 200, headers: { 'cache-control': /no-store/ } } );
		const nonce = ( await leave.json() ) as string;
		expect( nonce ).toMatch( /^\d+\.[0-9a-f]+$/ );
		const send = async ( name: string, ticket: string ) =>
			visitor.request.post( await addressOf( visitor, 's1t2/v1/uploads' ), {
				multipart: {
					...slot,
					nonce: ticket,
					original_filename: name,
					file: {
						name,
						mimeType: 'application/pdf',
						buffer: Buffer.from( '%PDF-1.7\n%%EOF' ),
					},
				},
			} );
		await expectAnswer( await send( 'a.pdf', nonce ), { status: 200, body: { status: 'ok' } } );
		for ( const answer of [ await send( 'a.exe', nonce ), await send( 'a.pdf', 'made-up' ) ] ) {
			expect( answer.status(), await answer.text() ).toBeGreaterThanOrEqual( 400 );
			expect( answer.status() ).toBeLessThan( 500 );
			expect( await answer.json() ).toMatchObject( { status: 'error' } );
		}
	} );
};
