<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Health;

use Atoll\Platform\Health\HealthResult;
use Atoll\Platform\Health\TransactionsHealth;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class TransactionsHealthTest extends SiteTestCase {

	protected function tearDown(): void {
		$this->convert( 'InnoDB' );
		parent::tearDown();
	}

	public function test_tables_of_the_usual_kind_are_good(): void {
		$this->assertSame( HealthResult::GOOD, Inside::get( TransactionsHealth::class )->result()->status );
	}

	public function test_a_table_without_transactions_is_named(): void {
		global $wpdb;
		$this->convert( 'MyISAM' );
		$result = Inside::get( TransactionsHealth::class )->result();
		$this->assertSame( HealthResult::RECOMMENDED, $result->status );
		$this->assertStringContainsString( ": {$wpdb->links}. ", $result->description );
	}

	private function convert( string $engine ): void {
		global $wpdb;
		$wpdb->query( "ALTER TABLE {$wpdb->links} ENGINE={$engine}" );
	}
}
