import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startMailbox } from '../../e2e/support/site/mailbox';
import { putBeside } from './beside';
import { KEPT } from './kept';
import { OWNER } from './windows';

/** Port of the site; ATOLL_PORT sets another. */
const PORT = 9695;

interface Site {
	url: string;
	wordpressDir: string;
	runPhp( file: string, environment: Record< string, string > ): Promise< string >;
	stop(): Promise< void >;
}

interface Scripts {
	packOnce( folder: string ): Promise< string >;
	startStack( options: object ): Promise< Site >;
}

const load = ( path: string ) =>
	import(
		pathToFileURL( resolve( __dirname, '../../../scripts', path ) ).href
	) as Promise< Scripts >;

/** Returns a plugin that passes WordPress' mail to a mail server. */
const mailPlugin = ( port: number ) => `<?php
add_action( 'phpmailer_init', static function ( $mailer ): void {
	$mailer->isSMTP();
	$mailer->Host        = '127.0.0.1';
	$mailer->Port        = ${ port };
	$mailer->SMTPAutoTLS = false;
} );
`;

/**
 * Packs the plugin, and starts a WordPress with default settings, unless ATOLL_URL names one that another run left
 * (with ATOLL_WP_DIR, ATOLL_MAIL_DIR and a chapter's folder). ATOLL_STACK has further options for it, as JSON, and
 * ATOLL_BESIDE folders of other plugins. The returned function runs at the end.
 */
export default async function setUp(): Promise< () => Promise< void > > {
	if ( process.env.ATOLL_URL ) {
		return async () => {};
	}
	// Files of an earlier site.
	[ OWNER, KEPT ].forEach( ( file ) => rmSync( file, { force: true } ) );
	const { packOnce } = await load( 'package/pack-once.mjs' );
	const { startStack } = await load( 'stack/index.mjs' );
	process.env.ATOLL_ZIP = resolve( __dirname, '../../..', await packOnce( '.atoll/shipped' ) );
	const mailbox = await startMailbox();
	try {
		const site = await startStack( {
			engine: 'native',
			name: 'shipped',
			port: Number( process.env.ATOLL_PORT ?? PORT ),
			fresh: true,
			delivered: true,
			...( JSON.parse( process.env.ATOLL_STACK ?? '{}' ) as object ),
		} );
		const plugin = `${ site.wordpressDir }/wp-content/mu-plugins/mail-server.php`;
		mkdirSync( dirname( plugin ), { recursive: true } );
		writeFileSync( plugin, mailPlugin( mailbox.port ) );
		await putBeside( site, process.env.ATOLL_BESIDE ?? '' );
		process.env.ATOLL_URL = `${ site.url }/`;
		process.env.ATOLL_WP_DIR = site.wordpressDir;
		process.env.ATOLL_MAIL_DIR = mailbox.folder;
		return async () => {
			await site.stop();
			await mailbox.stop();
		};
	} catch ( error ) {
		await mailbox.stop();
		throw error;
	}
}
