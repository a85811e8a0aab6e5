<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Database;

use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\TwoFactor\TwoFactorRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What the database is asked is prepared, and what it does not answer is not taken for nothing. */
final class QueriesTest extends SiteTestCase {

	private Queries $queries;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$this->queries = new Queries( $wpdb );
		update_option( 'atoll_test_one', "it's {posts} and 100%" );
		update_option( 'atoll_test_two', 'two' );
	}

	protected function tearDown(): void {
		delete_option( 'atoll_test_one' );
		delete_option( 'atoll_test_two' );
		parent::tearDown();
	}

	public function test_a_list_fills_as_many_placeholders_as_it_has_values(): void {
		$names = array( 'atoll_test_two', 'atoll_test_one', "no' such" );
		self::assertSame(
			array( 'atoll_test_two', 'atoll_test_one' ),
			$this->queries->column(
				'SELECT option_name FROM {options} WHERE option_value <> %s AND option_name IN (%s) AND option_id > %d ORDER BY option_name DESC',
				'another',
				$names,
				0
			)
		);
	}

	public function test_braces_percents_and_quotes_of_a_value_stay_what_they_are(): void {
		$value = "it's {posts} and 100%";
		self::assertSame(
			'atoll_test_one',
			$this->queries->value( 'SELECT option_name FROM {options} WHERE option_value = %s', $value )
		);
		self::assertSame(
			'atoll_test_one',
			$this->queries->value(
				"SELECT option_name FROM {options} WHERE option_name LIKE 'atoll%%' AND option_value LIKE %s",
				$this->queries->like( '} and 100%' )
			)
		);
		self::assertSame( '1', $this->queries->value( "SELECT COUNT(*) FROM {options} WHERE option_value LIKE '%%100\\%%'" ) );
	}

	public function test_rows_that_changed_are_counted_and_the_last_ones_number_is_known(): void {
		$this->queries->write( 'INSERT INTO {options} (option_name, option_value) VALUES (%s, %s)', 'atoll_test_new', 'x' );
		$id = $this->queries->id();
		self::assertSame(
			(string) $id,
			$this->queries->value( 'SELECT option_id FROM {options} WHERE option_name = %s', 'atoll_test_new' )
		);
		self::assertSame( 1, $this->queries->write( 'DELETE FROM {options} WHERE option_id = %d', $id ) );
		self::assertSame( 0, $this->queries->write( 'DELETE FROM {options} WHERE option_id = %d', $id ) );
		self::assertNull( $this->queries->row( 'SELECT * FROM {options} WHERE option_id = %d', $id ) );
	}

	public function test_what_fails_says_which_table_and_prints_nothing(): void {
		foreach ( array( 'rows', 'row', 'column', 'value' ) as $read ) {
			try {
				$this->queries->$read( 'SELECT nothing FROM {atoll_drafts} WHERE id = %s', 'typed by a person' );
				self::fail();
			} catch ( ReadFailed $failure ) {
				self::assertStringStartsWith( 'atoll_drafts: ', $failure->logLine() );
				self::assertStringNotContainsString( 'typed', $failure->logLine() );
				self::assertSame( 503, $failure->status() );
			}
		}
		$this->expectException( StorageFailed::class );
		$this->queries->write( 'UPDATE {atoll_drafts} SET nothing = %s', 'typed by a person' );
	}

	public function test_a_saved_form_is_not_gone_and_a_second_step_not_off_where_the_database_does_not_say(): void {
		$reads = array(
			static fn() => Inside::get( DraftRepository::class )->find( 1, str_repeat( 'a', 64 ) ),
			static fn() => Inside::get( TwoFactorRepository::class )->find( 1 ),
		);
		$away  = static fn( string $query ): string => str_replace( ' WHERE ', ' WHERE nothing = 1 AND ', $query );
		add_filter( 'query', $away );
		try {
			foreach ( $reads as $read ) {
				try {
					$read();
					self::fail();
				} catch ( ReadFailed $failure ) {
					self::assertStringContainsString( 'nothing', $failure->logLine() );
				}
			}
		} finally {
			remove_filter( 'query', $away );
		}
	}
}
