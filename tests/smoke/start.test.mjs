/**
 * What a new user meets: `npm start`, the pages, an enquiry, Ctrl-C. Each test goes on where the one
 * before ended.
 */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { freePort, isFree } from '../../scripts/system/ports.mjs';
import { applicationPassword, session } from './support/administrator.mjs';
import { answersTo, formIn } from './support/enquiry.mjs';
import { leftRunning, npmStart, ROOT } from './support/serving.mjs';

let port;
let url;
let site;
let administrator;

before( async () => {
	rmSync( join( ROOT, '.atoll/smoke' ), { recursive: true, force: true } );
	port = await freePort();
	url = `http://127.0.0.1:${ port }`;
	site = npmStart( '--port', String( port ) );
} );

after( () => site.child.kill( 'SIGTERM' ) );

const entries = async () => {
	const answer = await fetch( `${ url }/wp-json/gf/v2/entries`, { headers: administrator } );
	assert.equal( answer.status, 200, await answer.clone().text() );
	return ( await answer.json() ).entries;
};

test( 'says where the site is and who may log in, once', async () => {
	assert.equal( await site.ready, `ready ${ url }/ (user admin, password password)` );
	assert.equal( site.output().match( /^ready /gm ).length, 1 );
} );

test( 'serves the front page and the contact page', async () => {
	for ( const path of [ '/', '/contact/' ] ) {
		const answer = await fetch( url + path, { redirect: 'error' } );
		assert.equal( answer.status, 200, path );
		assert.match( await answer.text(), /<h1\b/, path );
	}
} );

test( 'says that a page is missing', async () => {
	for ( const path of [ '/404/', '/no-such-page/' ] ) {
		const answer = await fetch( url + path, { redirect: 'manual' } );
		assert.equal( answer.status, 404, path );
	}
} );

test( 'stores an enquiry once, and lets an application password read it', async () => {
	const form = formIn( await ( await fetch( `${ url }/contact/` ) ).text() );
	const answers = answersTo( form );
	answers.set( 'gform_unique_id', 'smoketest00000000000' );
	const send = () =>
		fetch( `${ url }/wp-json/gf/v2/forms/${ form.id }/submissions`, {
			method: 'POST',
			body: answers,
		} );
	const answer = await send();
	assert.equal( answer.status, 200, await answer.clone().text() );
	assert.equal( ( await answer.json() ).is_valid, true );
	assert.equal( ( await send() ).status, 200 );

	administrator = await applicationPassword( url );
	const stored = await entries();
	assert.equal( stored.length, 1 );
	assert.ok( Object.values( stored[ 0 ] ).includes( 'smoke@example.com' ) );
} );

test( 'refuses a form that is none with its reason', async () => {
	const answer = await fetch( `${ url }/wp-json/gf/v2/forms`, {
		method: 'POST',
		headers: { ...administrator, 'Content-Type': 'application/json' },
		body: '{"title":"No fields"}',
	} );
	assert.equal( answer.status, 400 );
	assert.equal( ( await answer.json() ).code, 'missing_form' );
} );

test( 'tries to send the mail about it soon after the answer', async () => {
	const headers = await session( url );
	const page = `${ url }/wp-admin/admin.php?page=atoll-entries&entry=${ ( await entries() )[ 0 ].id }`;
	const shown = async () => ( await fetch( page, { headers } ) ).text();
	let text = await shown();
	for ( let tries = 0; tries < 20 && ! /: (?:not )?sent\./.test( text ); tries++ ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 500 ) );
		text = await shown();
	}
	assert.match( text, /: (?:not )?sent\./ );
} );

test( 'is a site on which no health check of Atoll finds a fault', async () => {
	const page = await fetch( `${ url }/wp-admin/site-health.php`, {
		headers: await session( url ),
	} );
	const [ , printed ] = ( await page.text() ).match( /var SiteHealth = (.*);/ );
	const all = JSON.parse( printed ).site_status.direct;
	const checks = all.filter( ( { test: name } ) => name.startsWith( 'atoll_' ) );
	assert.ok( checks.length > 10 );
	assert.deepEqual(
		checks.filter( ( { status } ) => status === 'critical' ).map( ( { label } ) => label ),
		[]
	);
	// Without it each page takes Playground four times as long, and nothing else would tell; WordPress asks since 7.0.
	const compiled = all.find( ( { test: name } ) => name === 'opcode_cache' );
	assert.ok( ! compiled || compiled.status === 'good', compiled?.label );
} );

test( 'refuses a second start in the same folder with one sentence', async () => {
	const second = npmStart( '--port', String( await freePort() ) );
	assert.notEqual( await second.ended, 0 );
	assert.match( second.output(), /already running at .* in this folder .* Ctrl-C/ );
	assert.doesNotMatch( second.output(), /\n\s+at / );
} );

test( 'leaves nothing running after Ctrl-C', async () => {
	site.child.kill( 'SIGINT' );
	await site.ended;
	assert.deepEqual( leftRunning(), [] );
	assert.ok( await isFree( port ) );
} );

test( 'keeps the data for the next start', async () => {
	const began = Date.now();
	site = npmStart( '--port', String( port ) );
	assert.match( await site.ready, /^ready / );
	assert.equal( ( await entries() ).length, 1 );
	console.log( `second start: ${ ( ( Date.now() - began ) / 1000 ).toFixed( 1 ) } s` );
	site.child.kill( 'SIGINT' );
	await site.ended;
	assert.deepEqual( leftRunning(), [] );
} );
