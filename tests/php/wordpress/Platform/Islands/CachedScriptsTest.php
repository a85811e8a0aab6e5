<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Islands;

use Atoll\Platform\Islands\CachedScripts;
use PHPUnit\Framework\TestCase;
use WP_Scripts;

/** What is printed for scripts is kept for the next page, and no longer than it is true. */
final class CachedScriptsTest extends TestCase {

	private const NOW = 1_800_000_000;

	private WP_Scripts $scripts;

	/** @var list<string> Handles that were printed. */
	private array $printed = array();

	protected function setUp(): void {
		parent::setUp();
		delete_option( CachedScripts::OPTION );
		wp_set_current_user( 0 );
		$this->scripts = clone wp_scripts();
		$this->scripts->add( 'one', '/one.js', array(), '1' );
	}

	protected function tearDown(): void {
		delete_option( CachedScripts::OPTION );
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	public function test_the_next_page_prints_nothing_again(): void {
		self::assertSame( array( 'one.js' ), $this->page() );
		self::assertSame( array( 'one.js' ), $this->page() );
		self::assertSame( array( 'one' ), $this->printed );
	}

	public function test_a_script_that_is_another_now_is_printed_anew(): void {
		$this->page();
		$this->scripts->add_inline_script( 'one', 'early();', 'before' );
		$this->page();
		$this->scripts->registered['one'] = new \_WP_Dependency( 'one', '/one.js', array(), '2', null );
		$this->page();
		self::assertCount( 3, $this->printed );
	}

	public function test_one_that_is_another_on_each_page_is_not_written_on_each(): void {
		$this->page();
		$first = get_option( CachedScripts::OPTION );
		$this->scripts->add_inline_script( 'one', 'at( 1 );', 'before' );
		$this->page();
		self::assertSame( $first, get_option( CachedScripts::OPTION ) );
	}

	public function test_it_is_forgotten_after_an_hour(): void {
		$this->page();
		$this->page( self::NOW + 3599 );
		self::assertCount( 1, $this->printed );
		$this->page( self::NOW + 3600 );
		self::assertCount( 2, $this->printed );
	}

	public function test_each_language_has_its_own(): void {
		$this->page();
		$german = static fn(): string => 'de_DE';
		add_filter( 'determine_locale', $german );
		$this->page();
		remove_filter( 'determine_locale', $german );
		$this->page();
		self::assertCount( 2, $this->printed );
	}

	public function test_where_a_plugin_filters_what_is_printed_it_is_asked_each_time(): void {
		add_filter( 'script_loader_src', strrev( ... ) );
		$this->page();
		$this->page();
		remove_all_filters( 'script_loader_src' );
		self::assertCount( 2, $this->printed );
		self::assertFalse( get_option( CachedScripts::OPTION ) );
	}

	public function test_nothing_is_kept_of_what_was_printed_for_somebody(): void {
		wp_set_current_user( 1 );
		$this->page();
		self::assertFalse( get_option( CachedScripts::OPTION ) );
	}

	public function test_a_long_one_is_not_kept(): void {
		$this->page( long: str_repeat( 'x', 4001 ) );
		self::assertFalse( get_option( CachedScripts::OPTION ) );
	}

	/** @return list<string|array{text: string}> */
	private function page( int $now = self::NOW, string $long = '' ): array {
		$kept  = new CachedScripts( static fn(): int => $now );
		$parts = $kept->parts(
			$this->scripts,
			'one',
			function () use ( $long ): array {
				$this->printed[] = 'one';
				return array( 'one.js', ...( '' === $long ? array() : array( array( 'text' => $long ) ) ) );
			}
		);
		$kept->store();
		return $parts;
	}
}
