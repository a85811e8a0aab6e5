<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform;

use Atoll\Platform\MissingExtensions;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A host without what the plugin needs. */
final class MissingExtensionsTest extends SiteTestCase {

	private const PLUGIN = __FILE__;

	protected function tearDown(): void {
		remove_all_actions( 'admin_notices' );
		remove_all_actions( 'activate_' . plugin_basename( self::PLUGIN ) );
		parent::tearDown();
	}

	public function test_whoever_switches_the_plugin_on_is_told_what_is_missing_and_it_stays_off(): void {
		( new MissingExtensions( array( 'mbstring' ) ) )->register( self::PLUGIN );
		$said = '';
		add_filter(
			'wp_die_handler',
			static function () use ( &$said ): \Closure {
				return static function ( string $text ) use ( &$said ): void {
					$said = $text;
					throw new \DomainException();
				};
			}
		);
		try {
			do_action( 'activate_' . plugin_basename( self::PLUGIN ) );
			$this->fail( 'It was switched on.' );
		} catch ( \DomainException ) {
			$this->assertStringContainsString( 'extension mbstring', $said );
		}
	}

	public function test_administrators_of_a_site_that_lost_it_are_told_and_nobody_else(): void {
		( new MissingExtensions( array( 'ctype', 'mbstring' ) ) )->register( self::PLUGIN );
		$notice = static function (): string {
			ob_start();
			do_action( 'admin_notices' );
			return (string) ob_get_clean();
		};
		wp_set_current_user( 0 );
		$this->assertSame( '', $notice() );
		wp_set_current_user( 1 );
		$this->assertStringContainsString( 'ctype, mbstring', $notice() );
	}
}
