<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

/**
 * Prevents a copy of a site from sending mail that the original sends or has sent. If the database was last used by
 * another site, all waiting mail is held until staff decide. A database restored to the same site counts as that site,
 * even on another machine.
 */
final class CopiedMail {

	public const OPTION = 'atoll_mail_site';

	public function __construct( private MailRows $rows ) {}

	/**
	 * Runs before a sender looks for mail that others have queued, and before a mail is added, so that all mail waiting
	 * at that moment is from before the copy.
	 *
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function hold(): void {
		if ( get_option( self::OPTION ) === self::site() ) {
			return;
		}
		wp_cache_delete( 'alloptions', 'options' ); // Another request may have done this after the present one began.
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
				$this->rows->time(), // Reported from this time on.
				$row->string( 'id' ),
				$row->string( 'attempts' )
			);
		}
		update_option( self::OPTION, $site, true ); // Compared each time mail is queued.
	}

	/**
	 * Identifies the site by values from the database, because filters, wp-config.php and servers may differ between
	 * requests. {@see \Atoll\Forms\Uploads\Storage\FolderOwner} also uses the database host, but the web server and the
	 * command line may know that by two names, and then all waiting mail would be held each time.
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
