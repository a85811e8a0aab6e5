/**
 * A site of the previous version, with entries and drafts, is updated, downgraded and updated again. Each test
 * continues where the previous one ended.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { makeForm } from './support/form.mjs';
import { php, startSite } from './support/site.mjs';
import { layOutPrevious, PRESENT, replacePlugin } from './support/versions.mjs';

let site;
let old;
let form;
let token;

const post = async ( path, fields ) => {
	const body = new URLSearchParams( fields );
	const answer = await fetch( `${ site.url }/wp-json/${ path }`, { method: 'POST', body } );
	return { status: answer.status, body: await answer.json() };
};

const submit = ( fields ) => post( `gf/v2/forms/${ form }/submissions`, fields );

const json = async ( code ) => JSON.parse( await php( site, `echo wp_json_encode( ${ code } );` ) );

const names = () =>
	json(
		`array_map( static fn( $row ) => json_decode( $row )->{'1'}, $wpdb->get_col( "SELECT answers FROM {$wpdb->prefix}atoll_entries ORDER BY id" ) )`
	);

const steps = () => json( `array_sum( get_option( 'atoll_schema' ) )` );

const savedName = async () => {
	const { status, body } = await post( 's1t2/v1/drafts/load', { id: form, token } );
	assert.equal( status, 200, JSON.stringify( body ) );
	return JSON.parse( body.submission ).submitted_values[ 1 ];
};

/** Returns the page of the form, as a visitor sees it. */
const page = async () => ( await fetch( `${ site.url }/?pagename=rehearsal` ) ).text();

const log = () =>
	site.faultLogs
		.map( ( file ) => readFileSync( file, { encoding: 'utf8', flag: 'a+' } ) )
		.join( '' );

before( async () => {
	site = await startSite( 'rehearsal-update', { bare: true } );
	old = layOutPrevious( join( site.wordpressDir, '../previous' ) );
	replacePlugin( site, old );
	await php(
		site,
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( 'atoll/atoll.php' );`
	);
	form = await makeForm( site, {
		title: 'Name',
		save: { enabled: true },
		fields: [ { id: 1, type: 'text', label: 'Your name' } ],
	} );
	await php(
		site,
		`wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'rehearsal', 'post_content' => '<!-- wp:atoll/form {"formId":${ form }} /-->' ) );`
	);
} );

after( () => site?.stop() );

test( 'the previous version has an entry and a saved form', async () => {
	assert.equal(
		( await submit( { input_1: 'Before', gform_unique_id: 'rehearsalupdate00001' } ) ).status,
		200
	);
	token = (
		await submit( {
			input_1: 'Saved',
			gform_save: '1',
			gform_unique_id: 'rehearsalupdate00002',
		} )
	).body.resume_token;
	assert.equal( await savedName(), 'Saved' );
} );

test( 'updated, the first request brings the tables up to date and nothing is lost', async () => {
	const earlier = await steps();
	replacePlugin( site, PRESENT );
	assert.ok( ( await page() ).includes( 'Your name' ) );
	assert.ok( ( await steps() ) > earlier );
	assert.deepEqual( await names(), [ 'Before' ] );
	assert.equal( await savedName(), 'Saved' );
	assert.equal(
		( await submit( { input_1: 'After', gform_unique_id: 'rehearsalupdate00003' } ) ).status,
		200
	);
	assert.equal(
		( await submit( { input_1: 'Before', gform_unique_id: 'rehearsalupdate00001' } ) ).status,
		200
	);
	assert.deepEqual( await names(), [ 'Before', 'After' ] );
} );

test( 'put back, the previous version works with what the new one has left', async () => {
	replacePlugin( site, old );
	assert.ok( ( await page() ).includes( 'Your name' ) );
	assert.equal(
		( await submit( { input_1: 'Back', gform_unique_id: 'rehearsalupdate00004' } ) ).status,
		200
	);
	assert.equal( await savedName(), 'Saved' );
	assert.deepEqual( await names(), [ 'Before', 'After', 'Back' ] );
} );

test( 'updated again, the saved form is sent, and PHP has said nothing in all that', async () => {
	replacePlugin( site, PRESENT );
	const sent = await submit( {
		input_1: 'Saved',
		gform_unique_id: 'rehearsalupdate00002',
		gform_resume_token: token,
	} );
	assert.equal( sent.status, 200, JSON.stringify( sent.body ) );
	assert.deepEqual( await names(), [ 'Before', 'After', 'Back', 'Saved' ] );
	assert.equal( log(), '' );
} );
