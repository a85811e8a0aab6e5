<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Other plugins may ask WordPress for things while plugins load, with all of Atoll's hooks in place. */
final class EarlyCallsTest extends SiteTestCase {

	public function test_what_other_plugins_ask_while_they_load_is_answered(): void {
		$page  = (int) wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Clients',
				'meta_input'  => array( 'atoll_private' => true ),
			)
		);
		$calls = self::calls();
		wp_delete_post( $page, true );

		$this->assertSame( '[]', $calls );
	}

	private static function calls(): string {
		$command = array( PHP_BINARY, dirname( __DIR__ ) . '/Support/Plugins/early-calls.php', ABSPATH );
		return (string) shell_exec( implode( ' ', array_map( escapeshellarg( ... ), $command ) ) );
	}
}
