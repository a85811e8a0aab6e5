<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\Islands\Islands;

/**
 * Puts the notifications into the page, once: where the block stands, or else at the end of the body. The page is
 * everybody's and may be cached, so who has closed which is the browser's to know. A page without any gets nothing.
 */
final class NotificationList {

	public const STYLE = 'atoll-notifications';

	private string $atEnd  = '';
	private bool $isPlaced = false;

	/**
	 * @param \Closure(): NotificationMarkup $markup       Made for pages that have something to tell.
	 * @param \Closure(): Islands            $islands      Likewise.
	 * @param \Closure(): Enhancements       $enhancements Likewise.
	 * @param \Closure(): int                $clock
	 */
	public function __construct(
		private Notifications $notifications,
		private \Closure $markup,
		private \Closure $islands,
		private \Closure $enhancements,
		private \Closure $clock,
	) {}

	/** For the block: the list at this place, or nothing where there are none. */
	public function html(): string {
		if ( $this->isPlaced ) {
			return '';
		}
		$this->isPlaced = true;
		return '' === $this->atEnd ? $this->list() : $this->atEnd;
	}

	public function prepare(): void {
		$this->atEnd = $this->isPlaced ? '' : $this->list();
	}

	public function printAtEnd(): void {
		if ( ! $this->isPlaced ) {
			echo $this->atEnd; // Escaped where it is built.
		}
	}

	private function list(): string {
		$toShow = $this->notifications->currentAndUpcoming( $this->page() );
		if ( array() === $toShow ) {
			return '';
		}
		wp_enqueue_style( self::STYLE );
		$props = array( 'path' => $this->path() );
		return ( $this->enhancements )()->wrap(
			'due-notifications',
			$props,
			( $this->islands )()->placeholder(
				'notifications',
				$props,
				( $this->markup )()->list( $toShow, ( $this->clock )() )
			)
		);
	}

	/** Of the site on its host: what was closed here is kept below it. */
	private function path(): string {
		return (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH );
	}

	/** The posts page counts as the page that it is. */
	private function page(): int {
		return is_singular() || is_home() ? get_queried_object_id() : 0;
	}
}
