<?php

declare( strict_types=1 );

namespace Atoll\Migrations;

/** What Atoll keeps in WordPress' options: everything whose name begins with atoll_. */
final class Options {

	public function __construct( private \wpdb $wpdb ) {}

	/** Through WordPress, so that its caches know of it. */
	public function remove(): void {
		$names = $this->wpdb->get_col( $this->wpdb->prepare( "SELECT option_name FROM {$this->wpdb->options} WHERE option_name LIKE %s", $this->wpdb->esc_like( 'atoll_' ) . '%' ) );
		array_map( static fn( mixed $name ) => delete_option( (string) $name ), $names );
	}
}
