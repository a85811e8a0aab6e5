<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/** On which pages a notification shows. */
final class NotificationTargets {

	public const ALL    = 'all';
	public const ONLY   = 'only';
	public const EXCEPT = 'except';
	public const MODES  = array( self::ALL, self::ONLY, self::EXCEPT );

	/**
	 * @param string    $mode  One of {@see MODES}; `only` and `except` say what the pages mean.
	 * @param list<int> $pages Post numbers.
	 */
	public function __construct( public readonly string $mode = self::ALL, public readonly array $pages = array() ) {}

	/** @param int $page Post number; 0 for what is no page, such as search results. */
	public function include( int $page ): bool {
		return match ( $this->mode ) {
			self::ONLY   => in_array( $page, $this->pages, true ),
			self::EXCEPT => ! in_array( $page, $this->pages, true ),
			default      => true,
		};
	}
}
