<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Cli;

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
		$this->assertSame( "{$this->bo}\n", $this->prints( 'entry', 'list', '--search=Bo', '--format=ids', '--from=2020-01-01' ) );
		$this->assertSame( "2\n", $this->prints( 'entry', 'list', '--format=count', '--limit=1' ) );
		$this->assertSame( "0\n", $this->prints( 'entry', 'list', '--format=count', '--until=2020-01-01' ) );
		$this->assertSame( "0\n", $this->prints( 'entry', 'list', '--status=spam', '--format=count' ) );
		$this->assertSame( "0\n", $this->prints( 'entry', 'list', '--form=999999', '--format=count' ) );
	}

	public function test_entries_go_to_the_trash_and_with_force_for_good(): void {
		$this->assertStringContainsString( '1 entry moved to the trash.', $this->prints( 'entry', 'delete', (string) $this->jo, '--yes' ) );
		$this->assertSame( "{$this->jo}\n", $this->prints( 'entry', 'list', '--status=trash', '--format=ids' ) );
		$this->assertStringContainsString( '1 entry deleted.', $this->prints( 'entry', 'delete', '--status=trash', '--force', '--yes' ) );
		$this->assertSame( 1, $this->countEntries() );
		$this->assertStringContainsString( '0 entries, nothing done.', $this->prints( 'entry', 'delete', '999999', '--force', '--yes' ) );
	}

	public function test_nothing_is_deleted_by_a_dry_run_without_a_yes_or_without_a_choice(): void {
		$this->assertSame( "2 entries, nothing done.\n", $this->prints( 'entry', 'delete', "--form={$this->number}", '--force', '--dry-run' ) );
		$this->assertSame( "Delete 2 entries for good? [y/n]\n", $this->prints( 'entry', 'delete', "--form={$this->number}", '--force' ) );
		$this->assertStringContainsString( 'Say which entries are meant', $this->fails( 'entry', 'delete', '--force', '--yes' ) );
		$this->assertSame( 2, $this->countEntries() );
	}
}
