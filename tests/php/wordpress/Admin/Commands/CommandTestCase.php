<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Commands;

use Atoll\Tests\WordPress\Support\SiteTestCase;

/** `wp atoll …`, as it is registered, through as much of WP-CLI as it needs. */
abstract class CommandTestCase extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once __DIR__ . '/wp-cli.php';
		do_action( 'cli_init' );
	}

	/** @return string What was printed, by a command that went well. */
	protected function prints( string ...$words ): string {
		list( $status, $out ) = \WP_CLI::run( 'atoll', ...$words );
		$this->assertSame( 0, $status, $out );
		return $out;
	}

	/** @return string What was printed, by a command that ended with 1. */
	protected function fails( string ...$words ): string {
		list( $status, $out ) = \WP_CLI::run( 'atoll', ...$words );
		$this->assertSame( 1, $status, $out );
		return $out;
	}

	/** @return list<array<string, mixed>> */
	protected function rows( string ...$words ): array {
		return json_decode( $this->prints( ...$words, ...array( '--format=json' ) ), true, 512, JSON_THROW_ON_ERROR );
	}

	/** @param array<string, mixed> $content */
	protected function file( array $content ): string {
		$path = tempnam( sys_get_temp_dir(), 'atoll' );
		$this->assertIsString( $path );
		file_put_contents( $path, (string) wp_json_encode( $content ) );
		return $path;
	}

	protected function send( int $form, string $name = 'Jo' ): int {
		$before = get_current_user_id();
		wp_set_current_user( 0 );
		$this->assertSame(
			200,
			$this->post(
				"/gf/v2/forms/{$form}/submissions",
				array( 'input_1' => $name, 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
			)->get_status()
		);
		wp_set_current_user( $before );
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}atoll_entries" );
	}
}
