<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;

/** Entries to search among. */
abstract class EntrySearchTestCase extends ApiTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->entry(
			array(
				'1'            => 'Ann',
				'2'            => 'ann@example.com',
				'4'            => '900',
				'5.1'          => 'home',
				'date_created' => '2026-03-01 01:00:00',
			)
		);
		$this->entry(
			array(
				'1'            => 'Bo',
				'2'            => 'bo@example.com',
				'4'            => '1200',
				'5.2'          => 'refinance',
				'date_created' => '2026-03-02 01:00:00',
				'is_read'      => 1,
			)
		);
		$this->entry(
			array(
				'1'            => 'Cy',
				'2'            => 'cy@example.org',
				'4'            => '75',
				'9'            => 'Ann sent me',
				'date_created' => '2026-03-03 01:00:00',
				'is_starred'   => 1,
				'source_url'   => 'https://example.com/loans/',
			)
		);
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<string>
	 */
	protected function names( array $query ): array {
		return array_column( $this->asked( 'entries-list', 'entries', $query )['entries'], '1' );
	}
}
