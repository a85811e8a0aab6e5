/** nginx' page cache in front of the site, with exactly the lines of docs/operating.md. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sitePaths } from '../../scripts/stack/native/site-paths.mjs';
import { applicationPassword, session } from '../smoke/support/administrator.mjs';
import { answersTo, formIn, hiddenIn, textIn } from '../smoke/support/enquiry.mjs';
import { printed } from './support/printed.mjs';
import { addMustUsePlugin, php, startSite } from './support/site.mjs';

const NAME = 'rehearsal-cache';
const PRINTED = '/var/cache/nginx/site';
const CACHE = join( sitePaths( NAME ).folder, 'page-cache' );
const DAY = 86400;

/** Lines for the server block, which apply to every response. */
const OWN_HEADER = 'add_header Strict-Transport-Security "max-age=31536000" always;\n';

/** Unique text that no other page contains. */
const MARK = 'Zebedee Quillfeather';

/** Patterns that no shared cache may store: who is logged in, typed text, a nonce. */
const PERSONAL = [ MARK, 'wpadminbar', '_wpnonce', 'Set-Cookie' ];

const here = ( code ) => code.replaceAll( PRINTED, CACHE );

let site;
let administrator;

before( async () => {
	mkdirSync( CACHE, { recursive: true } );
	const [ http, location, server ] = printed( 'Page caches', 'nginx' ).map( here );
	const nginx = { http, php: location, server: OWN_HEADER + server };
	site = await startSite( NAME, { nginx } );
	addMustUsePlugin( site, 'empty-page-cache.php', here( printed( 'Page caches', 'php' )[ 0 ] ) );
	administrator = await applicationPassword( site.url );
	addMustUsePlugin(
		site,
		'sets-a-cookie.php',
		"<?php str_starts_with( $_SERVER['REQUEST_URI'], '/sets-a-cookie' ) && setcookie( 'visitor', 'one' );"
	);
	const page = { slug: 'sets-a-cookie', title: 'Sets a cookie', status: 'publish' };
	await rest( '/wp/v2/pages', 'POST', page );
} );

after( () => site?.stop() );

const get = async ( path, headers = {} ) => {
	const answer = await fetch( site.url + path, { headers, redirect: 'manual' } );
	return {
		status: answer.status,
		cache: answer.headers.get( 'x-page-cache' ),
		control: answer.headers.get( 'cache-control' ) ?? '',
		security: answer.headers.get( 'strict-transport-security' ),
		text: await answer.text(),
	};
};

/** Requests a page twice, as two visitors do. */
const twice = async ( path, headers ) => [ await get( path, headers ), await get( path, headers ) ];

const rest = ( path, method, body ) =>
	fetch( `${ site.url }/wp-json${ path }`, {
		method,
		headers: { ...administrator, 'Content-Type': 'application/json' },
		body: body && JSON.stringify( body ),
	} ).then( async ( answer ) => {
		assert.ok( answer.ok, `${ path }: ${ answer.status } ${ await answer.clone().text() }` );
		return answer.json();
	} );

/** Returns the paths in the sitemap, of all pages and articles. */
async function publicPaths() {
	const addresses = ( xml ) =>
		[ ...xml.matchAll( /<loc>(.*?)<\/loc>/g ) ].map( ( [ , one ] ) => one );
	const paths = [];
	for ( const map of addresses( ( await get( '/wp-sitemap.xml' ) ).text ) ) {
		paths.push( ...addresses( ( await get( new URL( map ).pathname ) ).text ) );
	}
	return paths.map( ( address ) => new URL( address ).pathname );
}

const kept = () =>
	readdirSync( CACHE, { recursive: true, withFileTypes: true } )
		.filter( ( entry ) => entry.isFile() )
		.map( ( entry ) => readFileSync( join( entry.parentPath, entry.name ), 'latin1' ) );

/** Submits answers to the contact form in the way that the page offers. */
async function contact( tokenOfDaysAgo ) {
	const { text } = await get( '/contact/' );
	const form = formIn( text );
	const answers = answersTo( form );
	answers.set(
		'gform_unique_id',
		String( Math.random() ).slice( 2 ).padEnd( 20, '0' ).slice( 0, 20 )
	);
	answers.set( 'atoll_token', await tokenOf( form.id, tokenOfDaysAgo ) );
	answers.set( textIn( form ), MARK );
	return { form, answers, text };
}

/** Returns the page as printed so many days ago. */
const tokenOf = ( form, days ) =>
	php(
		site,
		`global $wpdb; echo ( new Atoll\\Forms\\Spam\\FormToken( new Atoll\\Platform\\Access\\Signer( $wpdb ), static fn() => time() - ${ days * DAY } ) )->issue( ${ form } );`
	);

const entries = async () => ( await rest( '/gf/v2/entries?_sort=id', 'GET' ) ).entries;

test( 'every public page comes out of the cache the second time, byte by byte', async () => {
	const paths = ( await publicPaths() ).filter( ( path ) => ! path.includes( 'sets-a-cookie' ) );
	assert.ok( paths.length > 15, `${ paths.length } pages` );
	for ( const path of paths ) {
		const [ first, second ] = await twice( path );
		assert.deepEqual(
			[ first.status, second.cache ],
			[ 200, 'HIT' ],
			`${ path } ${ second.control }`
		);
		assert.equal( second.text, first.text, path );
	}
	console.log( `${ paths.length } pages are kept` );
} );

test( 'pages keep the headers that the server sends with every answer', async () => {
	for ( const { security } of await twice( '/contact/' ) ) {
		assert.equal( security, 'max-age=31536000' );
	}
} );

test( 'a form on a page that is 30 days old is sent at the first try, with and without JavaScript', async () => {
	const { form, answers, text } = await contact( 30 );
	const sent = await fetch( `${ site.url }/wp-json/gf/v2/forms/${ form.id }/submissions`, {
		method: 'POST',
		body: answers,
	} );
	const { is_valid: isValid, validation_messages: messages } = await sent.json();
	assert.ok( isValid, JSON.stringify( messages ) );

	const plain = new URLSearchParams( hiddenIn( text, form ) );
	( await contact( 30 ) ).answers.forEach( ( value, name ) => plain.set( name, value ) );
	const posted = await fetch( `${ site.url }/contact/`, {
		method: 'POST',
		body: plain,
		redirect: 'manual',
	} );
	assert.equal( posted.status, 303, await posted.text() );
	assert.notEqual( posted.headers.get( 'x-page-cache' ), 'HIT' );

	const stored = await entries();
	assert.deepEqual(
		stored.map( ( { status } ) => status ),
		[ 'active', 'active' ]
	);

	const confirmation = new URL( posted.headers.get( 'location' ) );
	for ( const { cache, control, text: shown } of await twice(
		confirmation.pathname + confirmation.search
	) ) {
		assert.match( control, /no-store/ );
		assert.notEqual( cache, 'HIT' );
		assert.doesNotMatch( shown, new RegExp( `<form[^>]+id="atoll-form-${ form.id }"` ) );
	}
} );

test( 'a form that is continued is never kept', async () => {
	const { text } = await get( '/apply/' );
	const form = formIn( text );
	const saved = await fetch( `${ site.url }/wp-json/gf/v2/forms/${ form.id }/submissions`, {
		method: 'POST',
		body: new URLSearchParams( {
			gform_save: '1',
			gform_unique_id: 'rehearsal0000000cach',
			[ textIn( form ) ]: MARK,
		} ),
	} );
	const { resume_token: token } = await saved.json();
	assert.match( token, /^[\w-]{32}$/ );
	for ( const { cache, control, text: shown } of await twice(
		`/apply/?formid=${ form.id }&formtoken=${ token }`
	) ) {
		assert.match( control, /no-store/ );
		assert.notEqual( cache, 'HIT' );
		assert.ok( shown.includes( MARK ) );
	}
	assert.ok( ! ( await get( '/apply/' ) ).text.includes( MARK ) );
} );

test( 'nothing that is for one person is kept, nor answered with what is', async () => {
	const { Cookie } = await session( site.url );
	for ( const answer of await twice( '/contact/', { Cookie } ) ) {
		assert.equal( answer.cache, 'BYPASS' );
		assert.ok( answer.text.includes( 'wpadminbar' ) );
	}
	assert.ok( ! ( await get( '/contact/' ) ).text.includes( 'wpadminbar' ) );

	const invited = `/portal/login/?invitation=${ 'a'.repeat( 40 ) }`;
	const never = [
		...[ '/sets-a-cookie/', '/portal/', '/portal/profile/', '/portal/application/', invited ],
		...[ '/wp-login.php', '/wp-json/s1t2/v1/health', '/wp-json/wp/v2/pages', '/?s=loan' ],
		// As on a site in a subfolder of its host.
		'/index.php/wp-json/wp/v2/pages',
	];
	for ( const path of never ) {
		for ( const { status, cache } of await twice( path ) ) {
			assert.notEqual( cache, 'HIT', path );
			assert.ok( status < 400, `${ path } ${ status }` );
		}
	}
} );

test( 'no file of the cache holds anything personal', () => {
	const files = kept();
	assert.ok( files.length > 15 );
	for ( const mark of PERSONAL ) {
		assert.equal( files.filter( ( file ) => file.includes( mark ) ).length, 0, mark );
	}
} );

test( 'what changes shows at once', async () => {
	const { id, slug } = ( await rest( '/wp/v2/pages?slug=about', 'GET' ) )[ 0 ];
	const form = ( await rest( '/wp/v2/atoll-forms?per_page=1&context=edit', 'GET' ) )[ 0 ];
	const footer = await rest( '/s1t2/v1/settings/footer', 'GET' );
	const changes = {
		'a page': () => rest( `/wp/v2/pages/${ id }`, 'POST', { title: 'Changed' } ),
		'a form': () => rest( `/wp/v2/atoll-forms/${ form.id }`, 'POST', { title: 'Changed' } ),
		'a notification': () =>
			rest( '/wp/v2/atoll-notifications', 'POST', {
				status: 'publish',
				title: 'Changed',
				content: 'Changed',
			} ),
		settings: () => rest( '/s1t2/v1/settings/footer', 'PUT', footer ),
		'settings of WordPress': () => rest( '/wp/v2/settings', 'POST', { date_format: 'Y-m-d' } ),
	};
	for ( const [ what, change ] of Object.entries( changes ) ) {
		await twice( `/${ slug }/` );
		assert.equal( ( await get( `/${ slug }/` ) ).cache, 'HIT' );
		await change();
		assert.equal( ( await get( `/${ slug }/` ) ).cache, 'MISS', what );
	}
	assert.ok( ( await get( `/${ slug }/` ) ).text.includes( 'Changed' ) );
} );
