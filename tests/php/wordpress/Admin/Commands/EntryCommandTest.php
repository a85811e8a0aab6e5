<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Commands;

use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

final class EntryCommandTest extends CommandTestCase {

	private int $number;
	private int $jo;
	private int $bo;

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form();
		$this->jo     = $this->send( $this->number, 'Jo' );
		$this->bo     = $this->send( $this->number, 'Bo' );
	}

	public function test_entries_are_listed_newest_first_without_their_answers(): void {
		$out = $this->prints( 'entry', 'list', "--form={$this->number}", '--format=json' );
		$this->assertSame( array( $this->bo, $this->jo ), array_column( json_decode( $out, true ), 'id' ) );
		$this->assertStringNotContainsString( 'jo@example.com', $out );
		$this->assertSame(
			"{$this->bo}\n",
			$this->prints( 'entry', 'list', '--search=Bo', '--format=ids', '--from=2020-01-01' )
		);
		$this->assertSame( "2\n", $this->prints( 'entry', 'list', '--format=count', '--limit=1' ) );
		$this->assertSame( "0\n", $this->prints( 'entry', 'list', '--format=count', '--until=2020-01-01' ) );
		$this->assertSame( "0\n", $this->prints( 'entry', 'list', '--status=spam', '--format=count' ) );
		$this->assertSame( "0\n", $this->prints( 'entry', 'list', '--form=999999', '--format=count' ) );
	}

	#[TestWith( array( '10x' ) )]
	#[TestWith( array( '1e3' ) )]
	#[TestWith( array( '2.9' ) )]
	#[TestWith( array( '-5' ) )]
	#[TestWith( array( '0' ) )]
	#[TestWith( array( '' ) )]
	public function test_a_mistyped_limit_is_refused_and_never_means_another_number( string $limit ): void {
		$this->assertStringContainsString(
			'--limit must be a whole number of 1 or more.',
			$this->fails( 'entry', 'list', "--limit={$limit}" )
		);
	}

	public function test_a_list_is_a_line_of_the_access_log_and_so_is_a_number_that_was_searched_for(): void {
		global $wpdb;
		$this->prints( 'entry', 'list', "--form={$this->number}", '--format=ids' );
		$this->prints( 'entry', 'list', "--form={$this->number}", '--format=count' );
		$this->prints( 'entry', 'list', '--search=Bo', '--format=count' );
		$asked = array( 'status' => 'active', 'limit' => '100' );
		$this->assertSame(
			array(
				array( '2', array( 'form' => (string) $this->number, 'format' => 'ids' ) + $asked ),
				array( '1', array( 'search' => '…', 'format' => 'count' ) + $asked ),
			),
			array_map(
				static fn( array $line ): array => array( $line[0], json_decode( $line[1], true ) ),
				$wpdb->get_results(
					"SELECT entries, detail FROM {$wpdb->prefix}atoll_access_log WHERE action = 'listed' ORDER BY id",
					ARRAY_N
				)
			)
		);
	}

	public function test_dates_of_a_list_are_the_sites_as_those_that_choose_are(): void {
		global $wpdb;
		$zone = (string) get_option( 'timezone_string' );
		update_option( 'timezone_string', 'Australia/Sydney' );
		$wpdb->update(
			$wpdb->prefix . EntriesTable::NAME,
			array( 'date_created' => '2026-03-01 13:30:00' ),
			array( 'id' => $this->jo )
		);
		$this->assertSame(
			"date\n2026-03-02 00:30:00\n",
			$this->prints( 'entry', 'list', '--until=2026-03-02', '--fields=date', '--format=csv' )
		);
		update_option( 'timezone_string', $zone );
	}

	public function test_entries_are_written_as_csv_and_the_log_knows(): void {
		global $wpdb;
		$evil = $this->send( $this->number, '=HYPERLINK("x")' );
		$rows = array_map(
			'str_getcsv',
			explode(
				"\r\n",
				trim(
					str_replace(
						"\u{FEFF}",
						'',
						$this->prints( 'entry', 'export', "--form={$this->number}", '--columns=id,1' )
					)
				)
			)
		);
		$this->assertSame(
			array(
				array( 'Entry', 'Full name' ),
				array( (string) $evil, "'=HYPERLINK(\"x\")" ),
				array( (string) $this->bo, 'Bo' ),
				array( (string) $this->jo, 'Jo' ),
			),
			$rows
		);
		$path = $this->file( array() );
		$this->assertStringContainsString(
			'3 entries written',
			$this->prints( 'entry', 'export', "--form={$this->number}", "--file={$path}" )
		);
		$this->assertStringContainsString( 'jo@example.com', (string) file_get_contents( $path ) );
		$this->assertSame( '2', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_access_log WHERE entries = 3" ) );
		$this->assertStringContainsString(
			'no such columns: 1, 99. There are: id, ',
			$this->fails( 'entry', 'export', '--columns=id,1,99' )
		);
		unlink( $path );
	}

	public function test_entries_go_to_the_trash_and_with_force_for_good(): void {
		$this->assertStringContainsString(
			'1 entry moved to the trash.',
			$this->prints( 'entry', 'delete', (string) $this->jo, '--yes' )
		);
		$this->assertSame( "{$this->jo}\n", $this->prints( 'entry', 'list', '--status=trash', '--format=ids' ) );
		$this->assertStringContainsString(
			'1 entry deleted.',
			$this->prints( 'entry', 'delete', '--status=trash', '--force', '--yes' )
		);
		$this->assertSame( 1, $this->countEntries() );
		$this->assertStringContainsString(
			'0 entries, nothing done.',
			$this->prints( 'entry', 'delete', '999999', '--force', '--yes' )
		);
	}

	public function test_what_is_held_stays_and_is_told(): void {
		Inside::get( EntryRepository::class )->setFlags( array( $this->jo ), held: true );
		$this->assertStringContainsString(
			'1 entry deleted. 1 entry is kept from deletion and was not deleted.',
			$this->prints( 'entry', 'delete', "--form={$this->number}", '--force', '--yes' )
		);
		$this->assertSame( "{$this->jo}\n", $this->prints( 'entry', 'list', '--format=ids' ) );
	}

	#[TestWith( array( '1 entry deleted.', '--force' ) )]
	#[TestWith( array( '1 entry moved to the trash.' ) )]
	public function test_what_staff_take_out_of_the_spam_meanwhile_stays( string $done, string ...$options ): void {
		global $wpdb;
		$table = $wpdb->prefix . EntriesTable::NAME;
		$wpdb->query( "UPDATE {$table} SET status = 'spam'" );
		$rescue = function ( string $query ) use ( &$rescue, $wpdb, $table ): string {
			if ( str_starts_with( $query, "UPDATE {$table}" ) ) {
				remove_filter( 'query', $rescue );
				$wpdb->update( $table, array( 'status' => 'active' ), array( 'id' => $this->jo ) );
			}
			return $query;
		};
		add_filter( 'query', $rescue );
		$this->assertSame(
			"Success: {$done}\n",
			$this->prints( 'entry', 'delete', '--status=spam', '--yes', ...$options )
		);
		$this->assertSame( "{$this->jo}\n", $this->prints( 'entry', 'list', '--format=ids' ) );
	}

	public function test_nothing_is_deleted_by_a_dry_run_without_a_yes_or_without_a_choice(): void {
		$this->assertSame(
			"2 entries, nothing done.\n",
			$this->prints( 'entry', 'delete', "--form={$this->number}", '--force', '--dry-run' )
		);
		$this->assertSame(
			"Delete 2 entries for good? [y/n]\n",
			$this->prints( 'entry', 'delete', "--form={$this->number}", '--force' )
		);
		$this->assertStringContainsString(
			'Say which entries are meant',
			$this->fails( 'entry', 'delete', '--force', '--yes' )
		);
		$this->assertSame( 2, $this->countEntries() );
	}

	/** @param list<string> $choice */
	#[DataProvider( 'mistyped' )]
	public function test_a_mistyped_choice_is_refused_and_never_means_every_entry(
		array $choice,
		string $message
	): void {
		$this->assertStringContainsString(
			$message,
			$this->fails( 'entry', 'delete', '--force', '--yes', ...$choice )
		);
		$this->assertSame( 2, $this->countEntries() );
		if ( str_starts_with( $choice[0], '--' ) ) {
			$this->assertStringContainsString( $message, $this->fails( 'entry', 'list', ...$choice ) );
			$this->assertStringContainsString( $message, $this->fails( 'entry', 'export', ...$choice ) );
		}
	}

	/** @return array<string, array{list<string>, string}> */
	public static function mistyped(): array {
		return array(
			'a day the other way round'    => array(
				array( '--until=31/01/2020' ),
				'--until must be a day, such as 2026-01-31.',
			),
			'a day without its zeros'      => array( array( '--until=2020-1-31' ), '--until must be a day' ),
			'a day that no calendar has'   => array( array( '--until=2020-02-31' ), '--until must be a day' ),
			'the first day'                => array( array( '--from=yesterday' ), '--from must be a day' ),
			'a form by its title'          => array(
				array( '--form=enquiry' ),
				'--form must be the number of a form.',
			),
			'a form by half a number'      => array( array( '--form=1.5' ), '--form must be the number of a form.' ),
			'a form whose variable is empty' => array(
				array( '--form=', '--until=2099-01-01' ),
				'--form has no value.',
			),
			'a day whose variable is empty' => array(
				array( '--until=', '--status=active', '--from=2020-01-01' ),
				'--until has no value.',
			),
			'words whose variable is empty' => array(
				array( '--search=', '--from=2020-01-01' ),
				'--search has no value.',
			),
			'an id that is no number'      => array(
				array( '1x', '--status=active' ),
				'There is no entry 1x: ids are whole numbers.',
			),
			'ids with commas between them' => array(
				array( '12,13' ),
				'There is no entry 12,13: ids are whole numbers.',
			),
			'no id beside a choice'        => array( array( 'all', '--form=1' ), 'There is no entry all' ),
		);
	}
}
