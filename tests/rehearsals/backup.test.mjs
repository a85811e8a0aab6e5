/**
 * A backup of the database and of the folder of files, restored on a new site on another machine; and the key of
 * drafts, changed and lost. Each test continues where the previous one ended.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { configure } from './support/configure.mjs';
import { makeForm } from './support/form.mjs';
import { sentBy } from './support/mailbox.mjs';
import { addMustUsePlugin, php, startSite } from './support/site.mjs';

const KEY = 'k3v9x0q2m7t5b1n8c4z6';
const PAYSLIP = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

const FIRST_KEY = 'a'.repeat( 40 );
const SECOND_KEY = 'b'.repeat( 40 );

/** Tables that the backup leaves out, as docs/operating.md allows. */
const NEED_NO_BACKUP = [ 'rate_limits', 'captcha_tokens', 'throttles', 'form_languages' ].map(
	( name ) => `wp_atoll_${ name }`
);

/** File that stops all mail while it exists. */
const NO_MAIL = 'no-mail.php';

let old;
let fresh;
let form;
let token;

const filesOf = ( site ) => join( site.wordpressDir, '../files' );

const post = async ( site, path, body ) => {
	const answer = await fetch( `${ site.url }/wp-json/${ path }`, { method: 'POST', body } );
	return { status: answer.status, body: await answer.json() };
};

const submit = ( site, fields ) =>
	post( site, `gf/v2/forms/${ form }/submissions`, new URLSearchParams( fields ) );

const open = async ( site, draft ) => {
	const { status, body } = await post(
		site,
		's1t2/v1/drafts/load',
		new URLSearchParams( { id: form, token: draft } )
	);
	return { status, draft: body.submission && JSON.parse( body.submission ) };
};

const database = ( site, program, ...args ) => [
	program,
	[
		'--no-defaults',
		`--socket=${ site.database.socket }`,
		'--user=root',
		...args,
		site.database.name,
	],
];

before( async () => {
	old = await startSite( 'rehearsal-old', { demo: false } );
	configure( old, { ATOLL_DRAFTS_KEY: FIRST_KEY, ATOLL_UPLOADS_DIR: filesOf( old ) } );
	addMustUsePlugin( old, NO_MAIL, "<?php add_filter( 'pre_wp_mail', '__return_false' );" );
	form = await makeForm( old, {
		title: 'Documents',
		save: { enabled: true },
		fields: [
			{ id: 1, type: 'text', label: 'Name' },
			{
				id: 2,
				type: 'fileupload',
				label: 'Payslip',
				allowedExtensions: 'pdf',
				maxFileSize: 1,
			},
		],
	} );
} );

after( async () => {
	await old?.stop();
	await fresh?.stop();
} );

test( 'a site has a saved form with a file, an entry, and a mail that could not be sent yet', async () => {
	const slot = { form_id: form, field_id: 2, gform_unique_id: KEY };
	const { body: nonce } = await post( old, 's1t2/v1/upload-nonce', new URLSearchParams( slot ) );
	const upload = new FormData();
	Object.entries( { ...slot, nonce, original_filename: 'pay.pdf' } ).forEach( ( pair ) =>
		upload.set( ...pair )
	);
	upload.set( 'file', new Blob( [ PAYSLIP ] ), 'blob' );
	const { body: file } = await post( old, 's1t2/v1/uploads', upload );
	assert.equal( file.status, 'ok', JSON.stringify( file ) );
	const saved = await submit( old, {
		input_1: 'Saved before the fire',
		gform_save: '1',
		gform_unique_id: KEY,
		gform_uploaded_files: JSON.stringify( {
			input_2: [ { uploaded_filename: 'pay.pdf', temp_filename: file.data.temp_filename } ],
		} ),
	} );
	token = saved.body.resume_token;
	assert.match( token, /^[\w-]{32}$/ );
	assert.equal(
		(
			await submit( old, {
				input_1: 'Sent before the fire',
				gform_unique_id: `${ KEY.slice( 1 ) }x`,
			} )
		).status,
		200
	);
	assert.deepEqual( sentBy( old ), [] );
} );

test( 'restored into a fresh site, the draft opens with its file and the mail goes out once', async () => {
	const dump = join( old.wordpressDir, '../dump.sql' );
	execFileSync(
		...database(
			old,
			'mariadb-dump',
			'--single-transaction',
			`--result-file=${ dump }`,
			...NEED_NO_BACKUP.map( ( table ) => `--ignore-table=${ old.database.name }.${ table }` )
		)
	);
	fresh = await startSite( 'rehearsal-fresh', { demo: false } );
	execFileSync( ...database( fresh, 'mariadb' ), {
		input: `DROP TABLE ${ NEED_NO_BACKUP.join( ', ' ) };\n${ readFileSync( dump ) }`,
	} );
	cpSync( filesOf( old ), filesOf( fresh ), { recursive: true } );
	configure( fresh, { ATOLL_DRAFTS_KEY: FIRST_KEY, ATOLL_UPLOADS_DIR: filesOf( fresh ) } );

	const { status, draft } = await open( fresh, token );
	assert.equal( status, 200 );
	assert.equal( draft.submitted_values[ 1 ], 'Saved before the fire' );
	assert.equal( draft.files.input_2[ 0 ].uploaded_filename, 'pay.pdf' );
	const missing = `echo implode( ', ', array_diff( array( '${ NEED_NO_BACKUP.join( "', '" ) }' ), $GLOBALS['wpdb']->get_col( 'SHOW TABLES' ) ) );`;
	assert.equal( await php( fresh, missing ), '' );

	// Results of two simultaneous runs of cron, and of two later ones.
	const due = `global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}atoll_mail SET due = '2000-01-01', claimed_until = '2000-01-01' WHERE status = 'waiting'" );`;
	await php( fresh, due );
	const cron = () => php( fresh, "do_action( 'atoll_send_mail' );" );
	await Promise.all( [ cron(), cron() ] );
	await cron();
	const mails = sentBy( fresh );
	assert.equal( mails.length, 1, `${ mails.length } mails` );
	assert.ok( mails[ 0 ].includes( 'Sent before the fire' ) );
	assert.deepEqual( sentBy( old ), [] );
} );

test( 'the file of the draft is sent with it, as it was', async () => {
	const { draft } = await open( fresh, token );
	const sent = await submit( fresh, {
		input_1: 'Sent after the fire',
		gform_unique_id: KEY,
		gform_resume_token: token,
		gform_uploaded_files: JSON.stringify( draft.files ),
	} );
	assert.equal( sent.status, 200, JSON.stringify( sent.body ) );
	const bytes = await php(
		fresh,
		`global $wpdb; $name = $wpdb->get_var( "SELECT stored_name FROM {$wpdb->prefix}atoll_uploads WHERE entry_id > 0" );
		echo file_get_contents( ATOLL_UPLOADS_DIR . '/' . substr( $name, 0, 2 ) . '/' . $name );`
	);
	assert.equal( bytes.trim(), PAYSLIP.trim() );
} );

const save = async ( name ) =>
	(
		await submit( fresh, {
			input_1: name,
			gform_save: '1',
			gform_unique_id: `${ name }00000000000000000000`.slice( 0, 20 ),
		} )
	).body.resume_token;

test( 'with a new key, drafts of the old and of the new one open', async () => {
	const first = await save( 'first' );
	configure( fresh, {
		ATOLL_DRAFTS_KEY: SECOND_KEY,
		ATOLL_DRAFTS_OLD_KEYS: FIRST_KEY,
		ATOLL_UPLOADS_DIR: filesOf( fresh ),
	} );
	const second = await save( 'second' );
	for ( const [ draft, name ] of [
		[ first, 'first' ],
		[ second, 'second' ],
	] ) {
		assert.equal( ( await open( fresh, draft ) ).draft?.submitted_values[ 1 ], name );
	}

	configure( fresh, { ATOLL_DRAFTS_KEY: SECOND_KEY, ATOLL_UPLOADS_DIR: filesOf( fresh ) } );
	assert.equal( ( await open( fresh, second ) ).status, 200 );
	assert.deepEqual(
		await post(
			fresh,
			's1t2/v1/drafts/load',
			new URLSearchParams( { id: form, token: first } )
		),
		await post(
			fresh,
			's1t2/v1/drafts/load',
			new URLSearchParams( { id: form, token: 'x'.repeat( 32 ) } )
		)
	);
	const log = fresh.faultLogs
		.map( ( file ) => readFileSync( file, { encoding: 'utf8', flag: 'a+' } ) )
		.join( '' );
	assert.match(
		log,
		/Atoll: draft \d+ cannot be opened: .* its key k[0-9a-f]{15} is not among the site's/
	);
	assert.ok( ! log.includes( FIRST_KEY ) && ! log.includes( first ) );
} );
