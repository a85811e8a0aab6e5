<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

use Atoll\Platform\Services\Hooks;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class EndOfHooksTest extends TestCase {

	private const HOOK = 'atoll_test_end_of_hooks';

	protected function tearDown(): void {
		remove_all_filters( self::HOOK );
		parent::tearDown();
	}

	/**
	 * What is cleared, what is answered afterwards, how often it ends.
	 *
	 * @return array<string, array{string, string, int}>
	 */
	public static function cleared(): array {
		return array(
			'its own folder'           => array( WP_PLUGIN_DIR . '/other/', 'before', 1 ),
			'its own, reached by FTP'  => array( '/site/wp-content/plugins/other', 'before', 1 ),
			'another plugin’s'         => array( WP_PLUGIN_DIR . '/another/', 'answered', 0 ),
			'one that ends alike'      => array( '/site/wp-content/my-plugins/other/', 'answered', 0 ),
			'a theme of the same name' => array( WP_CONTENT_DIR . '/themes/other/', 'answered', 0 ),
		);
	}

	#[DataProvider( 'cleared' )]
	public function test_another_version_is_not_asked_for_what_this_one_began(
		string $folder,
		string $answer,
		int $ends
	): void {
		$hooks = new Hooks();
		$ended = 0;
		$hooks->filter( self::HOOK, static fn() => static fn(): string => 'answered' );
		$hooks->endWithFiles(
			WP_PLUGIN_DIR . '/other/other.php',
			static function () use ( &$ended ): void { ++$ended; }
		);
		$this->assertSame( 'answered', apply_filters( self::HOOK, 'before' ) );
		$this->assertTrue( apply_filters( 'upgrader_clear_destination', true, WP_PLUGIN_DIR, $folder, array() ) );
		$this->assertSame( array( $answer, $ends ), array( apply_filters( self::HOOK, 'before' ), $ended ) );
	}
}
