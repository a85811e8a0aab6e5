<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Http;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Page caches of other plugins are emptied when pages change, in the way that each plugin offers. */
final class CachePluginsTest extends TestCase {

	/** @var list<list<mixed>> Arguments of the calls of what stands in for such plugins. */
	public static array $calls = array();

	private string $log;

	protected function setUp(): void {
		self::$calls = array();
		$this->log   = (string) ini_get( 'error_log' );
	}

	protected function tearDown(): void {
		ini_set( 'error_log', $this->log );
	}

	/** @param list<mixed> $arguments */
	#[DataProvider( 'functions' )]
	public function test_by_its_function( string $name, array $arguments ): void {
		$this->standInFor( $name );
		do_action( 'atoll_pages_changed' );
		$this->assertContains( array( $name, ...$arguments ), self::$calls );
	}

	/** @return iterable<string, array{string, list<mixed>}> */
	public static function functions(): iterable {
		yield 'WP Rocket' => array( 'rocket_clean_domain', array() );
		yield 'Speed Optimizer' => array( 'sg_cachepress_purge_cache', array() );
		yield 'W3 Total Cache' => array( 'w3tc_flush_posts', array() );
		yield 'WP-Optimize' => array( 'wpo_cache_flush', array() );
		yield 'WP Super Cache, that of this site alone' => array( 'wp_cache_clear_cache', array( 1 ) );
	}

	/** @param list<mixed> $arguments */
	#[DataProvider( 'actions' )]
	public function test_by_its_action( string $name, array $arguments ): void {
		$listener = static function ( mixed ...$given ): void {
			self::$calls[] = array_values( $given );
		};
		add_action( $name, $listener );
		do_action( 'atoll_pages_changed' );
		remove_action( $name, $listener );
		$this->assertContains( $arguments, self::$calls );
	}

	/** @return iterable<string, array{string, list<mixed>}> WordPress gives a listener one argument at least. */
	public static function actions(): iterable {
		yield 'Breeze' => array( 'breeze_clear_all_cache', array( '' ) );
		yield 'Cache Enabler' => array( 'cache_enabler_clear_site_cache', array( '' ) );
		yield 'Hummingbird' => array( 'wphb_clear_page_cache', array( '' ) );
		yield 'Jetpack Boost' => array( 'jetpack_boost_clear_page_cache_all', array( '' ) );
		yield 'LiteSpeed Cache' => array( 'litespeed_purge', array( '*' ) );
		yield 'WP Fastest Cache' => array( 'wpfc_clear_all_cache', array( '' ) );
	}

	public function test_one_that_fails_keeps_no_other_from_it(): void {
		ini_set( 'error_log', '/dev/null' );
		$fault = static fn() => throw new \RuntimeException( 'The cache is on another machine.' );
		add_action( 'breeze_clear_all_cache', $fault );
		$emptied = did_action( 'wpfc_clear_all_cache' );
		do_action( 'atoll_pages_changed' );
		remove_action( 'breeze_clear_all_cache', $fault );
		$this->assertSame( $emptied + 1, did_action( 'wpfc_clear_all_cache' ) );
	}

	/** A function of that name which notes how it is called. */
	private function standInFor( string $name ): void {
		// A function cannot be declared by a name that is a value.
		$code = "function {$name}() { \\" . self::class . "::\$calls[] = array( '{$name}', ...func_get_args() ); }";
		function_exists( $name ) || eval( $code );
	}
}
