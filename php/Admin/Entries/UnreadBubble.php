<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\ReadFailed;

/**
 * The number of unread entries in the menu. Counts the index of unread entries only as far as the bubble shows it,
 * which is as fast as reading a stored number, and never out of date.
 */
final class UnreadBubble {

	private const MAX = 99;

	public function __construct( private EntryRepository $entries ) {}

	/**
	 * @return string Markup as for "Comments", kept up to date by src/admin/entries/menu-bubble. If there are none, or
	 *                the database cannot be read, it is hidden by `count-0`: the menu is on every screen of wp-admin.
	 */
	public function html(): string {
		$unread = new EntryCriteria( isRead: false, order: new EntryOrder( 'date_created' ) );
		try {
			$count = $this->entries->count( $unread, self::MAX );
		} catch ( ReadFailed $failed ) {
			( new ErrorLog() )->write( $failed, 'the number of unread entries' );
			$count = 0;
		}
		$number = $count > self::MAX ? number_format_i18n( self::MAX ) . '+' : number_format_i18n( $count );
		/* translators: %s: number of entries, may be "99+". */
		$words = __( '%s unread', 'atoll' );
		return sprintf(
			' <span class="awaiting-mod atoll-unread%s" data-most="%d" data-words="%s"><span aria-hidden="true">%s</span>'
				. '<span class="screen-reader-text">%s</span></span>',
			0 === $count ? ' count-0' : '',
			self::MAX,
			esc_attr( $words ),
			esc_html( $number ),
			esc_html( sprintf( $words, $number ) )
		);
	}
}
