<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Commands;

use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The commands in WP-CLI itself, where this machine has it: as `wp`, or as what ATOLL_WP_CLI names. */
final class RealWpTest extends SiteTestCase {

	public function test_wp_knows_the_commands_and_runs_them(): void {
		$number = $this->form();
		$this->assertSame(
			array( 0, array( array( 'id' => $number, 'status' => 'publish' ) ) ),
			$this->wp( 'atoll form list --fields=id,status --format=json' )
		);
		$this->assertSame( array( 0, $number ), $this->wp( 'atoll form list --format=ids' ) );
		$this->assertSame( array( 0, 0 ), $this->wp( 'atoll entry list --format=count' ) );
		$this->assertSame( 1, $this->wp( 'atoll form list --frm=3' )[0] );
		$this->assertSame( 1, $this->wp( 'atoll form import /nowhere.json' )[0] );
		$this->assertContains( 'Tables', array_column( $this->wp( 'atoll doctor --format=json' )[1], 'check' ) );
	}

	/** @return array{int, mixed} Exit status, and what was printed, read as JSON. */
	private function wp( string $command ): array {
		$wp = (string) getenv( 'ATOLL_WP_CLI' ) ?: trim( (string) shell_exec( 'command -v wp 2>/dev/null' ) );
		if ( '' === $wp ) {
			$this->markTestSkipped( 'WP-CLI is not on this machine, so that nothing is known of the commands in it.' );
		}
		exec(
			"{$wp} --allow-root --path=" . escapeshellarg( (string) getenv( 'ATOLL_WP_DIR' ) )
				. " {$command} 2>/dev/null",
			$lines,
			$status
		);
		return array( $status, json_decode( implode( "\n", $lines ), true ) );
	}
}
