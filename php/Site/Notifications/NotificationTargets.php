<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/** The pages on which a notification is shown. */
final class NotificationTargets {

	public const ALL    = 'all';
	public const ONLY   = 'only';
	public const EXCEPT = 'except';
	public const MODES  = array( self::ALL, self::ONLY, self::EXCEPT );

	/**
	 * @param string    $mode  One of {@see MODES}. With `only` and `except`, the pages are those with or without it.
	 * @param list<int> $pages Post ids.
	 */
	public function __construct( public readonly string $mode = self::ALL, public readonly array $pages = array() ) {}

	/** @param int $page Post id; 0 for anything that is not a page, such as search results. */
	public function include( int $page ): bool {
		return match ( $this->mode ) {
			self::ONLY   => in_array( $page, $this->pages, true ),
			self::EXCEPT => ! in_array( $page, $this->pages, true ),
			default      => true,
		};
	}
}
