<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Migration;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Gravity\Migration\EntryMigration;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** A run that is killed while entries move in. */
final class KilledAmongEntriesTest extends MigrationTestCase {

	#[DataProvider( 'moments' )]
	public function test_a_run_that_is_killed_leaves_nothing_half_and_the_next_one_ends_it( int $write ): void {
		$this->tables->entry(
			25,
			TheirTables::FORM,
			array( '1' => 'Paid', 'gateway' => 'x' ),
			array( 'payment_status' => 'Paid' )
		);
		$this->tables->note( 25, 'A note.', 0, 'Jo' );
		$this->killed( $write );
		$this->assertFalse( Inside::get( EntryMigration::class )->report()->isFinished );
		$half = array_values(
			array_filter(
				Inside::get( EntryRepository::class )->list( new EntryCriteria( limit: 100 ) ),
				static fn( Entry $one ) => 25 === $one->id
					&& 2 !== count( Inside::get( ApplicationRecordReader::class )->read( 25 )->events )
			)
		);
		$report = $this->move();

		$this->assertSame( array(), $half );
		$this->assertSame(
			array( 25, 25, 2 ),
			array( $this->countEntries(), $report->moved, count(
				Inside::get( ApplicationRecordReader::class )->read( 25 )->events
			) )
		);
		$this->assertSame(
			range( 1, 25 ),
			array_map(
				static fn( Entry $one ) => $one->id,
				Inside::get( EntryRepository::class )->list(
					new EntryCriteria( limit: 100, order: new EntryOrder( ascending: true ) )
				)
			)
		);
		$this->assertSame(
			array( 'Person 13', '13000' ),
			array( $this->entry( 13 )->answers[1], $this->entry( 13 )->answers[6] )
		);
	}

	/** @return array<string, array{int}> Number of the write that does not happen any more. */
	public static function moments(): array {
		return array(
			'among the forms'                   => array( 9 ),
			'at the first entry'                => array( 40 ),
			'in the middle'                     => array( 60 ),
			'among notes'                       => array( -2 ),
			'before it is said that it is done' => array( -1 ),
		);
	}

	/**
	 * Runs it in a process of its own, which is killed at its n-th write, or at a note (-2), or when it would say how
	 * far it is (-1).
	 */
	private function killed( int $write ): void {
		$meant  = match ( $write ) {
			-1      => 'str_contains( $sql, "atoll_gravity_move" ) && ! str_starts_with( $sql, "SELECT" )',
			-2      => 'str_contains( $sql, "A note." )',
			default => "++\$n === {$write}",
		};
		$this->moveUntil( $meant );
	}
}
