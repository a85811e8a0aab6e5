import { post, Unsure, type SiteAnswer } from './http';
import { persist } from './persist';
import { answersOf, fileOf, type Work } from './works';

/** Target of the requests. */
export interface Target {
	/** URL of the site, without a trailing slash. */
	url: string;
	/** Public number of the form. */
	form: number;
	/** Called on each repetition. */
	onRetry: () => void;
}

/** Result that the client received. */
export interface Acknowledged {
	work: Work;
	/** Token of a draft. */
	token: string;
}

/** Size of a part in bytes, as in the product's uploads. */
const PART = 786_432;
/** Id of the form's file field. */
const FIELD = '6';

const refused = ( { status, body }: SiteAnswer ) =>
	new Error( `${ status } ${ JSON.stringify( body ).slice( 0, 300 ) }` );

const submissions = ( { url, form }: Target ) =>
	`${ url }/wp-json/gf/v2/forms/${ form }/submissions`;

const bodyOf = ( inputs: Record< string, string > ) => new URLSearchParams( inputs );

/** Sends one request about a file, with the fields that identify its upload. */
const place = ( work: Work, { form }: Target ) => ( {
	form_id: String( form ),
	field_id: FIELD,
	gform_unique_id: work.key,
} );

interface Kept {
	temp_filename: string;
	received: number;
	complete: boolean;
}

async function part(
	work: Work,
	target: Target,
	params: Record< string, string >,
	bytes?: Buffer
) {
	const body = new FormData();
	Object.entries( { ...place( work, target ), ...params } ).forEach( ( [ name, value ] ) =>
		body.append( name, value )
	);
	if ( bytes ) {
		body.append( 'file', new Blob( [ new Uint8Array( bytes ) ] ), 'part' );
	}
	const answer = await post( `${ target.url }/wp-json/s1t2/v1/uploads`, body, work.visitor );
	return { answer, kept: answer.body.data as Kept | undefined };
}

/** Uploads a file, continuing where it stopped, and returns the server's name for it. */
async function upload( work: Work, target: Target ): Promise< string > {
	const file = fileOf( work );
	const issued = await persist( async () => {
		const url = `${ target.url }/wp-json/s1t2/v1/upload-nonce`;
		const answer = await post( url, bodyOf( place( work, target ) ), work.visitor );
		if ( answer.status !== 200 ) {
			throw refused( answer );
		}
		return String( answer.body );
	}, target.onRetry );
	let known: Kept | undefined;
	let isUnsure = false;
	const step = () => {
		const nonce = { nonce: issued };
		if ( known && isUnsure ) {
			return part( work, target, { ...nonce, upload: known.temp_filename } );
		}
		if ( known ) {
			const { temp_filename: id, received } = known;
			const params = { ...nonce, upload: id, offset: String( received ) };
			return part( work, target, params, file.subarray( received, received + PART ) );
		}
		const name = { ...nonce, original_filename: 'payslip.pdf' };
		return file.length <= PART
			? part( work, target, name, file )
			: part( work, target, { ...name, size: String( file.length ) } );
	};
	while ( ! known?.complete ) {
		const { answer, kept } = await persist( step, () => {
			isUnsure = true;
			target.onRetry();
		} );
		isUnsure = false;
		if ( answer.status === 404 && known ) {
			known = undefined; // The server no longer has it, so the upload starts over.
		} else if ( kept ) {
			known = kept;
		} else {
			throw refused( answer );
		}
	}
	return known.temp_filename;
}

const submit = ( work: Work, target: Target, more: Record< string, string > ) =>
	persist( async () => {
		const body = bodyOf( { ...answersOf( work ), gform_unique_id: work.key, ...more } );
		const answer = await post( submissions( target ), body, work.visitor );
		if ( answer.status !== 200 ) {
			throw refused( answer );
		}
		return answer;
	}, target.onRetry );

/** Requests of each kind of work until it is acknowledged. */
const DEEDS: Record< Work[ 'kind' ], ( work: Work, target: Target ) => Promise< string > > = {
	async submission( work, target ) {
		await submit( work, target, {} );
		return '';
	},
	async upload( work, target ) {
		const id = await upload( work, target );
		const listed = { temp_filename: id, uploaded_filename: 'payslip.pdf' };
		const files = JSON.stringify( { [ `input_${ FIELD }` ]: [ listed ] } );
		await submit( work, target, { gform_uploaded_files: files } );
		return '';
	},
	async draft( work, target ) {
		const { body } = await submit( work, target, { gform_save: '1' } );
		if ( typeof body.resume_token !== 'string' ) {
			throw new Unsure( 'no token' );
		}
		return body.resume_token;
	},
};

/** Does the work. @throws If the site refuses it, or the time is over. */
export const send = async ( work: Work, target: Target ): Promise< Acknowledged > => ( {
	work,
	token: await DEEDS[ work.kind ]( work, target ),
} );

/** Returns the answers of a draft, opened by its token; null if the token is not valid. */
export async function openDraft(
	{ url, form }: Target,
	{ work, token }: Acknowledged
): Promise< Record< string, unknown > | null > {
	const body = bodyOf( { id: String( form ), token } );
	const answer = await post( `${ url }/wp-json/s1t2/v1/drafts/load`, body, work.visitor );
	const { submission } = answer.body;
	return typeof submission === 'string' ? JSON.parse( submission ).submitted_values : null;
}
