<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

/**
 * Keeps a copy of a site from sending what the site itself sends, or has sent since: in a database that was served by
 * another site before, everything that waits is held, for somebody of this one to decide. Restored where it was, a
 * database is the same site's, on whatever machine.
 */
final class CopiedMail {

	public const OPTION = 'atoll_mail_site';

	public function __construct( private MailRows $rows ) {}

	/**
	 * For each sender, before it looks for mail that others have queued, and before a mail is added: what waits then is
	 * from before.
	 *
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function hold(): void {
		if ( get_option( self::OPTION ) === self::site() ) {
			return;
		}
		wp_cache_delete( 'alloptions', 'options' ); // Another request may have held it since this one began.
		$site = self::site();
		$last = get_option( self::OPTION );
		if ( $site === $last ) {
			return;
		}
		$waiting = is_string( $last )
			? $this->rows->select( 'id, attempts', 'status = %s', QueuedMail::WAITING )
			: array();
		foreach ( $waiting as $row ) {
			$this->rows->update(
				'status = %s, due = %s WHERE id = %d AND attempts = %d',
				QueuedMail::COPIED,
				$this->rows->time(), // Since then it is told of.
				$row->string( 'id' ),
				$row->string( 'attempts' )
			);
		}
		update_option( self::OPTION, $site, true ); // Compared each time that mail is queued.
	}

	/**
	 * As the database has it: filters, wp-config.php and servers may differ from one request of a site to the next. So
	 * it is not what {@see \Atoll\Forms\Uploads\Storage\FolderOwner} notes: that asks for the database's host too,
	 * which the web server and the command line may know by two names, and all that waits would be held each time.
	 *
	 * @throws \Atoll\Platform\Errors\ReadFailed
	 */
	private static function site(): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$address = wp_load_alloptions()['siteurl'] ?? StoredOption::read( 'siteurl' );
		$address = preg_replace( '~^https?://~', '', is_string( $address ) ? $address : '' );
		$name    = defined( 'DB_NAME' ) ? DB_NAME : '';
		return hash( 'sha256', (string) wp_json_encode( array( $name, $wpdb->prefix, $address ) ) );
	}
}
