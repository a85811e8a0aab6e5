<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Platform\Migrations\Migration;

/**
 * An option for each group of settings, also where nothing was ever set: WordPress autoloads what is there, and asks
 * the database on each request for what is not. A group that comes later needs another step.
 */
final class SettingsOptions implements Migration {

	public function __construct( private Settings $settings ) {}

	public function name(): string {
		return 'settings';
	}

	public function steps(): array {
		return array( $this->add( ... ), $this->addDeletion( ... ) );
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

	/** Owners set an option by hand before there was a screen for it. */
	private function addDeletion(): void {
		$before = 'atoll_delete_data_on_uninstall';
		$option = $this->settings->option( DataDeletion::GROUP );
		add_option( $option, array(), '', true );
		if ( get_option( $before ) ) {
			update_option( $option, array( 'whenDeleted' => 'delete' ) );
		}
		delete_option( $before );
	}
}
