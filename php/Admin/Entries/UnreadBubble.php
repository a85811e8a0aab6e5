<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\ReadFailed;

/**
 * How many entries nobody has read, beside the menu's words. The index of unread entries is counted no further than
 * the bubble shows, which is as quick as reading a stored count, and never out of date.
 */
final class UnreadBubble {

	private const MAX = 99;

	public function __construct( private EntryRepository $entries ) {}

	/**
	 * @return string As WordPress has it beside "Comments", kept up to date by src/admin/entries/menu-bubble: also when
	 * all is read, hidden by `count-0`, and where the database does not tell: all of wp-admin has this menu.
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
