<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Commands;

/** What the access log says of entries that a command deleted. */
final class DeleteEntriesLogTest extends CommandTestCase {

	private int $number;

	protected function setUp(): void {
		parent::setUp();
		$this->actAs( 'administrator' );
		$this->number = $this->form();
	}

	public function test_it_names_entries_that_were_named(): void {
		$first  = $this->send( $this->number );
		$second = $this->send( $this->number );
		$this->prints( 'entry', 'delete', (string) $first, (string) $second, '--force', '--yes' );
		$this->assertSame( array( array( 'ids' => array( $first, $second ) ) ), $this->logged() );
	}

	public function test_it_says_by_what_others_were_chosen(): void {
		$this->send( $this->number );
		$this->prints( 'entry', 'delete', "--form={$this->number}", '--search=Jo', '--force', '--yes' );
		$this->assertSame(
			array( array( 'form' => (string) $this->number, 'status' => 'active', 'search' => '…' ) ),
			$this->logged()
		);
	}

	public function test_it_names_entries_that_went_to_the_trash(): void {
		$entry = $this->send( $this->number );
		$this->prints( 'entry', 'delete', "--form={$this->number}", '--yes' );
		$this->assertSame( array( array( 'from' => 'active', 'to' => 'trash' ) ), $this->logged( 'moved', $entry ) );
	}

	/** @return list<mixed> What each deletion, or move, was of. */
	private function logged( string $action = 'deleted', int $entry = 0 ): array {
		global $wpdb;
		return array_map(
			static fn( string $detail ): mixed => json_decode( $detail, true ),
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT detail FROM {$wpdb->prefix}atoll_access_log WHERE action = %s AND entry_id = %d",
					$action,
					$entry
				)
			)
		);
	}
}
