<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Access\Capabilities;
use Atoll\Module;

/** Atoll's menu in wp-admin. */
final class AdminPages implements Module {

	public const ENTRIES = 'atoll-entries';

	/** @param \Closure(): EntriesPage $entries Made only when the screen is opened. */
	public function __construct( private \Closure $entries ) {}

	public function register(): void {
		add_action( 'admin_menu', $this->addPages( ... ) );
	}

	private function addPages(): void {
		add_menu_page(
			__( 'Entries', 'atoll' ),
			__( 'Entries', 'atoll' ),
			Capabilities::VIEW_ENTRIES,
			self::ENTRIES,
			fn() => ( $this->entries )()->render(),
			'dashicons-email-alt',
			26
		);
	}
}
