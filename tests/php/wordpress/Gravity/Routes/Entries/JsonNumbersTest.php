<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** Amounts that clients send as numbers in JSON, on a server whose php.ini prints numbers in its own way. */
final class JsonNumbersTest extends ApiTestCase {

	private string $precision;

	protected function setUp(): void {
		parent::setUp();
		$this->precision = (string) ini_get( 'precision' );
		ini_set( 'precision', '17' );
	}

	protected function tearDown(): void {
		ini_set( 'precision', $this->precision );
		parent::tearDown();
	}

	public function test_an_amount_that_is_submitted_keeps_its_cents(): void {
		$answers = array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_4' => 1250.1, 'input_11_1' => true );
		$this->sent( 'submissions', 'POST', "forms/{$this->number}/submissions", $answers );
		$stored = Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0];
		$this->assertSame( '1250.10', $stored->answers[4] );
	}

	public function test_an_amount_that_is_written_to_an_entry_keeps_its_cents(): void {
		$entry = $this->asked( 'entries-get', 'entries/' . $this->entry( array( '4' => 1250.1, '9' => 3.3 ) ) );
		$this->assertSame( array( '1250.1', '3.3' ), array( $entry['4'], $entry['9'] ) );
	}
}
