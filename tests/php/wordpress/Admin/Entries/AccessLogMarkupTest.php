<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Entries;

use Atoll\Admin\Entries\AccessLogMarkup;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessRecord;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The access log as it is read. */
final class AccessLogMarkupTest extends SiteTestCase {

	/** @return iterable<string, array{AccessAction, string}> */
	public static function nobody(): iterable {
		yield 'a file by its address' => array( AccessAction::Downloaded, 'By a signed link' );
		yield 'an export by the shell' => array( AccessAction::Exported, 'From the command line, no user' );
		yield 'a deletion by the shell' => array( AccessAction::Deleted, 'From the command line, no user' );
		yield 'a two-step login by the shell' => array( AccessAction::TwoStepEnded, 'From the command line, no user' );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function moves(): iterable {
		yield 'to the trash' => array( 'active', 'trash', 'Moved to the trash' );
		yield 'from the trash to the spam' => array( 'trash', 'spam', 'Marked as spam' );
		yield 'from the spam' => array( 'spam', 'active', 'Marked as not spam' );
		yield 'from the trash' => array( 'trash', 'active', 'Restored from the trash' );
	}

	#[DataProvider( 'moves' )]
	public function test_it_says_how_an_entry_was_moved( string $from, string $to, string $what ): void {
		$detail = (string) wp_json_encode( array( 'from' => $from, 'to' => $to ) );
		$record = new AccessRecord( 1, 7, AccessAction::Moved, 5, 1, $detail, '', '2026-03-02 00:30:00' );
		$this->assertStringContainsString( ">{$what}<", $this->html( $record ) );
	}

	#[DataProvider( 'nobody' )]
	public function test_it_says_how_it_was_done_where_nobody_was_logged_in( AccessAction $action, string $who ): void {
		$record = new AccessRecord( 1, 0, $action, 0, 3, '{}', '', '2026-03-02 00:30:00' );
		$this->assertStringContainsString( ">{$who}<", $this->html( $record ) );
	}

	private function html( AccessRecord $record ): string {
		return Inside::get( AccessLogMarkup::class )->render( array( $record ), true );
	}
}
