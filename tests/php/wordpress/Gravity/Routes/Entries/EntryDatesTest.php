<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use PHPUnit\Framework\Attributes\TestWith;

final class EntryDatesTest extends ApiTestCase {

	#[TestWith( array( '2026-02-31 10:00:00' ) )]
	#[TestWith( array( '2026-01-01 24:00:00' ) )]
	#[TestWith( array( '0000-00-00 00:00:00' ) )]
	public function test_a_moment_that_no_calendar_has_is_refused_and_not_another_one( string $moment ): void {
		$this->assertSame(
			array( 400, 'invalid_date' ),
			$this->refused( 'POST', 'entries', array( 'form_id' => $this->number, 'date_created' => $moment ) )
		);
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_a_moment_may_leave_its_seconds_out(): void {
		$id = $this->entry( array( 'date_created' => '2024-02-29 23:59' ) );
		$this->assertSame( '2024-02-29 23:59:00', $this->asked( 'entries-get', "entries/{$id}" )['date_created'] );
	}
}
