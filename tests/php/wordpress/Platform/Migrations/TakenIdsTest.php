<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Migrations;

use Atoll\Forms\Definitions\Storage\FormTable;
use Atoll\Forms\Drafts\Storage\DraftsTable;
use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Mail\Queue\MailRepository;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Platform\Migrations\Table;
use Atoll\Platform\Migrations\TableRepair;
use Atoll\Portal\Applications\Documents\DocumentRequestRepository;
use Atoll\Portal\Applications\Documents\DocumentRequestsTable;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** A table that is made anew gives no id under which other tables still keep something of somebody else's. */
final class TakenIdsTest extends SiteTestCase {

	/** Ids of what Atoll keeps in no table of its own, or in none that others refer to. */
	private const OTHERS = array( 'field_id', 'key_id', 'post_id', 'public_id', 'user_id' );

	protected function tearDown(): void {
		Inside::get( Migrator::class )->run();
		Inside::get( TableRepair::class )->makeMissing();
		parent::tearDown();
	}

	public function test_a_new_entry_has_nothing_of_one_that_was_lost(): void {
		$lost = $this->send();
		$this->requests()->add( $lost, 'Payslip', 'The one of May, please.', 0 );
		$this->assertNotSame( array(), Inside::get( MailRepository::class )->ofEntry( $lost ) );
		$this->queries()->write( 'UPDATE {atoll_mail} SET entry_id = 600' );
		$this->queries()->write( 'UPDATE {atoll_document_requests} SET entry_id = 600' );

		Inside::get( EntriesTable::class )->remove();
		Inside::get( TableRepair::class )->makeMissing();

		$this->assertSame( 601, $this->send() );
		$this->assertSame( array( 600 ), array_keys( $this->requests()->all( array( 600, 601 ) ) ) );
	}

	/** @param class-string<Table> $table */
	#[DataProvider( 'references' )]
	public function test_ids_go_on_above_those_that_others_know( string $table, string $other, string $column ): void {
		global $wpdb;
		$this->insert( $other, array( $column => 700 ) );
		Inside::get( $table )->remove();
		Inside::get( TableRepair::class )->makeMissing();
		$this->assertSame( 701, $this->insert( $table::NAME ) );

		$name = Inside::get( $table )->name();
		Inside::get( $table )->remove();
		update_option( Migrator::OPTION, array_diff_key( get_option( Migrator::OPTION ), array( $name => 0 ) ) );
		Inside::get( Migrator::class )->run();
		$this->assertSame( 701, $this->insert( $table::NAME ) );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}{$other}" );
	}

	/** @return iterable<string, array{class-string<Table>, string, string}> */
	public static function references(): iterable {
		yield 'the history' => array( EntriesTable::class, 'atoll_case_events', 'entry_id' );
		yield 'files of an entry' => array( EntriesTable::class, 'atoll_uploads', 'entry_id' );
		yield 'an invitation' => array( EntriesTable::class, 'atoll_invitations', 'entry_id' );
		yield 'entries of a form' => array( FormTable::class, 'atoll_entries', 'form_number' );
		yield 'a form as it was' => array( FormTable::class, 'atoll_form_versions', 'number' );
		yield 'files of a saved form' => array( DraftsTable::class, 'atoll_uploads', 'draft_id' );
		yield 'files that were asked for' => array( DocumentRequestsTable::class, 'atoll_uploads', 'request_id' );
	}

	public function test_no_table_is_made_while_the_database_does_not_tell(): void {
		global $wpdb;
		Inside::get( EntriesTable::class )->remove();
		$refuse = static fn( string $query ): string => str_starts_with( $query, 'SELECT MAX' ) ? 'NO' : $query;
		$shown  = $wpdb->suppress_errors();
		add_filter( 'query', $refuse );
		try {
			Inside::get( EntriesTable::class )->complete();
			$this->fail( 'It was made.' );
		} catch ( \RuntimeException ) {
			$this->assertFalse( Inside::get( EntriesTable::class )->exists() );
		} finally {
			remove_filter( 'query', $refuse );
			$wpdb->suppress_errors( $shown );
		}
	}

	public function test_each_column_that_holds_ids_is_named_by_the_table_that_gives_them(): void {
		global $wpdb;
		$tables = Inside::get( Migrator::class )->tables();
		$named  = array();
		$found  = array();
		foreach ( $tables as $table ) {
			$columns = $wpdb->get_col( "SHOW COLUMNS FROM {$wpdb->prefix}" . $table::NAME );
			$found   = array( ...$found, ...preg_grep( '/_(id|number)$/', $columns ) );
			$named   = array( ...$named, ...$table::REFERRED_AS );
		}
		$this->assertSame( array(), array_diff( $found, $named, self::OTHERS ) );
		$this->assertSame( array( 'number' ), array_values( array_diff( $named, $found ) ) );
	}

	/** @return int Id of the entry. */
	private function send(): int {
		$reply = $this->post(
			"/gf/v2/forms/{$this->form()}/submissions",
			array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
		);
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0]->id;
	}

	/**
	 * @param array<string, int> $values
	 * @return int The id that the row got.
	 */
	private function insert( string $table, array $values = array() ): int {
		global $wpdb;
		foreach ( $wpdb->get_results( "SHOW COLUMNS FROM {$wpdb->prefix}{$table}", ARRAY_A ) as $column ) {
			if ( null === $column['Default'] && 'NO' === $column['Null'] && '' === $column['Extra'] ) {
				$isText                     = 1 === preg_match( '/char|text/', $column['Type'] );
				$values[ $column['Field'] ] ??= match ( true ) {
					$isText => 'x',
					'datetime' === $column['Type'] => '2026-01-01 00:00:00',
					default => 0,
				};
			}
		}
		$this->assertSame( 1, $wpdb->insert( $wpdb->prefix . $table, $values ), $wpdb->last_error );
		return (int) $wpdb->insert_id;
	}

	private function requests(): DocumentRequestRepository {
		return Inside::get( DocumentRequestRepository::class );
	}

	private function queries(): Queries {
		return Inside::get( Queries::class );
	}
}
