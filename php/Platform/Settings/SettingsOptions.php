<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Platform\Migrations\Migration;

/**
 * An option for each group of settings, even if none was ever set: WordPress autoloads options that exist, but queries
 * missing ones in each request. A new group needs another step that does the same again.
 */
final class SettingsOptions implements Migration {

	public function __construct( private Settings $settings ) {}

	public function name(): string {
		return 'settings';
	}

	public function steps(): array {
		return array( $this->add( ... ), $this->add( ... ) );
	}

	public function remove(): void {
		foreach ( $this->settings->names() as $group ) {
			delete_option( $this->settings->option( $group ) );
		}
	}

	private function add(): void {
		foreach ( $this->settings->names() as $group ) {
			add_option( $this->settings->option( $group ), array(), '', true );
		}
	}
}
