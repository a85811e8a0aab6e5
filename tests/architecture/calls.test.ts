/** @jest-environment node */
import { files, read } from './support/tree';

/** Files that send requests without @wordpress/api-fetch, with the reason. */
const EXCEPTIONS: Record< string, string > = {
	'src/admin/entries/export/download.ts': 'reads a file as it comes',
	'src/api/conversion.ts': 'outlives the page, like a beacon',
	'src/api/forms/send-slowly.ts': 'tells how much of a file has left',
	'src/api/page-answers.ts': 'asks for a page, of which only its status counts',
	'src/api/post-form.ts': 'posts a form to its page, and tells how much has left',
	'src/api/session/is-logged-in.ts': 'is asked by a page that brings no library',
	'src/api/session/is-reachable.ts': 'is asked by a page that brings no library',
	'src/api/without-nonce.ts': 'is a middleware of api-fetch',
};

const PAST_API_FETCH = /(?<![\w.])fetch\(|sendBeacon|XMLHttpRequest/;

it( 'sends every call through api-fetch, but for those that cannot', () => {
	const found = files()
		.filter( ( path ) => /^(src|blocks)\/.*\.tsx?$/.test( path ) && ! /\.test\./.test( path ) )
		.filter( ( path ) => PAST_API_FETCH.test( read( path ) ) );
	expect( found.sort() ).toEqual( Object.keys( EXCEPTIONS ) );
} );

/** Call with its arguments, up to three levels of parentheses. */
const QUERY_CALL = /http_build_query\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/g;

it( 'joins a query by & wherever PHP is set to join it otherwise', () => {
	const calls = files()
		.filter( ( path ) => /^(php|blocks|plugin)\/.*\.php$/.test( path ) )
		.flatMap( ( path ) => read( path ).match( QUERY_CALL ) ?? [] );
	expect( calls.length ).toBeGreaterThan( 0 );
	expect( calls.filter( ( call ) => ! call.includes( "'&'" ) ) ).toEqual( [] );
} );

it( 'logs through ErrorLog alone, which leaves out what people typed and knows hosts without a log', () => {
	const found = files()
		.filter( ( path ) => /^(php|blocks|plugin)\/.*\.php$/.test( path ) )
		.filter( ( path ) => /\berror_log\(/.test( read( path ) ) );
	expect( found ).toEqual( [ 'php/Platform/Errors/ErrorLog.php' ] );
} );
