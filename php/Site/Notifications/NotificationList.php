<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Services\Lazy;

/**
 * Prints the notifications once per page: at the block, or else at the end of the body. Pages are shared by all
 * visitors and may be cached, so the browser remembers which ones were closed. Pages without notifications print
 * nothing.
 */
final class NotificationList {

	public const STYLE = 'atoll-notifications';

	private string $atEnd  = '';
	private bool $isPlaced = false;

	/**
	 * @param \Closure(): NotificationMarkup $markup       Called on pages that have notifications.
	 * @param \Closure(): Islands            $islands      Called on pages that have notifications.
	 * @param \Closure(): Enhancements       $enhancements Called on pages that have notifications.
	 * @param \Closure(): int                $clock
	 */
	public function __construct(
		private Notifications $notifications,
		#[Lazy( NotificationMarkup::class )] private \Closure $markup,
		#[Lazy( Islands::class )] private \Closure $islands,
		#[Lazy( Enhancements::class )] private \Closure $enhancements,
		private \Closure $clock,
	) {}

	/** Renders the list for the block; empty if there are none. */
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

	/** Returns the site's path on its host, under which the browser stores what was closed. */
	private function path(): string {
		return (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH );
	}

	/** Returns the id of the current page; the posts page is one too. */
	private function page(): int {
		return is_singular() || is_home() ? get_queried_object_id() : 0;
	}
}
