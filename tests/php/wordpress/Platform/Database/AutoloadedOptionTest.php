<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Database;

use Atoll\Platform\Database\AutoloadedOption;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** An option of every page is read once, and is what WordPress holds. */
final class AutoloadedOptionTest extends SiteTestCase {

	private const NAME = 'atoll_test_option';

	private AutoloadedOption $option;

	protected function setUp(): void {
		parent::setUp();
		delete_option( self::NAME );
		$this->option = new AutoloadedOption( self::NAME );
	}

	protected function tearDown(): void {
		delete_option( self::NAME );
		parent::tearDown();
	}

	public function test_a_change_and_its_end_are_seen_at_once(): void {
		$seen = array( $this->option->value() );
		update_option( self::NAME, array( 'first' ), true );
		$seen[] = $this->option->value();
		update_option( self::NAME, array( 'second' ), true );
		$seen[] = $this->option->value();
		delete_option( self::NAME );
		$seen[] = $this->option->value();

		self::assertSame( array( null, array( 'first' ), array( 'second' ), null ), $seen );
	}

	public function test_its_text_is_read_once(): void {
		update_option( self::NAME, new \ArrayObject(), true );

		self::assertInstanceOf( \ArrayObject::class, $this->option->value() );
		self::assertSame( $this->option->value(), $this->option->value() );
	}

	public function test_what_is_not_loaded_ahead_is_not_asked_for(): void {
		update_option( self::NAME, 'alone', false );
		wp_cache_flush();
		wp_load_alloptions();
		$before = get_num_queries();

		self::assertNull( $this->option->value() );
		self::assertSame( $before, get_num_queries() );
	}

	public function test_the_first_to_ask_has_the_options_loaded(): void {
		update_option( self::NAME, 'here', true );
		wp_cache_flush();

		self::assertSame( 'here', $this->option->value() );
	}
}
