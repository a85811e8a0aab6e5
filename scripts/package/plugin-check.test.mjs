/** Rules of Plugin Check, the tool of WordPress.org, that can be tested on shipped files, by its own names. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contents } from './contents.mjs';

const files = contents().map( ( { name, content } ) => ( { name, text: String( content ) } ) );
const php = files.filter( ( { name } ) => name.endsWith( '.php' ) );
const scripts = files.filter( ( { name } ) => name.endsWith( '.js' ) );

const withoutComments = ( text ) =>
	text.replace( /\/\*[^]*?\*\//g, '' ).replace( /^\s*(\/\/|#(?!\[)).*$/gm, '' );

const filesMatching = ( among, pattern ) =>
	among
		.filter( ( { text } ) => pattern.test( withoutComments( text ) ) )
		.map( ( { name } ) => name );

/** Whether PHP exits before a class if it is called directly, or only returns data. */
const isGuarded = ( { text } ) =>
	/defined\(\s*'(ABSPATH|WP_UNINSTALL_PLUGIN)'\s*\)\s*\|\|\s*exit/.test( text );
const declaresOnly = ( { text } ) =>
	/^(<\?php)?\s*(declare\([^)]*\);\s*)?(namespace [\w\\]+;\s*)?(use [^;]+;\s*)*(#\[[^\n]+\]\s*)*((abstract |final |readonly )*(class|interface|trait|enum) |return (array\(|'))/.test(
		withoutComments( text )
	);

test( 'direct_file_access: what runs by itself asks first whether WordPress called it', () => {
	const unguarded = php.filter( ( file ) => ! isGuarded( file ) && ! declaresOnly( file ) );
	assert.deepEqual(
		unguarded.map( ( { name } ) => name ),
		[]
	);
} );

test( 'plugin_review_phpcs: no function and no syntax that the directory refuses', () => {
	const refused =
		/(?<![>:\w$\\])(move_uploaded_file|passthru|proc_open|create_function|eval|str_rot13|_cleanup_header_comment|do_shortcode_tag|load_plugin_textdomain|query_posts)\s*\(/;
	assert.deepEqual( filesMatching( php, refused ), [] );
	assert.deepEqual(
		filesMatching( php, /<<<"?[A-Z_]+"?$|^\s*goto \w+;|<\?(?!php|=|xml)|<%|^\uFEFF/m ),
		[]
	);
} );

test( 'localhost, code_obfuscation: nothing of a developer’s machine and nothing hidden', () => {
	assert.deepEqual(
		filesMatching(
			[ ...php, ...scripts ],
			/https?:\/\/(localhost|127\.0\.0\.1|[\w.-]+\.test)\b/
		),
		[]
	);
	assert.deepEqual( filesMatching( php, /base64_decode\(\s*['"][A-Za-z0-9+/=]{40}/ ), [] );
} );

test( 'plugin_updater: no code of ours takes part in updates', () => {
	assert.deepEqual(
		filesMatching( php, /pre_set_site_transient_update_plugins|auto_update_plugin/ ),
		[]
	);
} );

/** The directory of WordPress.org refuses this header. Atoll is not in it, so another's “atoll” may be some day. */
test( 'no plugin or theme of the same name on WordPress.org is offered as an update', () => {
	const headers = files.filter( ( { text } ) => /^[ \t*]*(Plugin|Theme) Name:/m.test( text ) );
	assert.deepEqual(
		headers
			.map( ( { name, text } ) => [ name, /^[ *]*Update URI: *(.*)$/m.exec( text )?.[ 1 ] ] )
			.sort(),
		[
			[ 'atoll/atoll.php', 'false' ],
			[ 'atoll/theme/atoll/style.css', 'false' ],
		]
	);
} );

test( 'file_type: nothing packed, hidden or run by a shell', () => {
	const names = files.map( ( { name } ) => name );
	assert.deepEqual(
		names.filter( ( name ) =>
			/\.(zip|gz|tgz|rar|tar|7z|phar|sh|exe|bat)$|\/\.|[\s<>:"|?*]/i.test( name )
		),
		[]
	);
} );
