<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Entries;

use Atoll\Admin\Entries\UnreadBubble;
use Atoll\Tests\WordPress\Forms\Entries\StoredEntriesTestCase;

/** The number beside "Entries" in wp-admin's menu. */
final class UnreadBubbleTest extends StoredEntriesTestCase {

	public function test_it_says_how_many_are_unread(): void {
		$this->assertStringContainsString( '>3 unread</span>', $this->bubble() );
		$this->entries()->setFlags( array( array_key_first( $this->named ) ), read: true );
		$this->assertStringContainsString( '>2 unread</span>', $this->bubble() );
	}

	public function test_it_is_hidden_when_all_is_read_so_that_the_list_can_show_it_again(): void {
		$this->assertStringNotContainsString( 'count-0', $this->bubble() );
		$this->entries()->setFlags( array_keys( $this->named ), read: true );
		$this->assertStringContainsString( 'class="awaiting-mod atoll-unread count-0"', $this->bubble() );
	}

	public function test_it_counts_no_further_than_it_says(): void {
		for ( $number = 0; $number < 100; $number++ ) {
			$this->store( "more {$number}", array( '1' => 'Jo' ) );
		}
		$this->assertStringContainsString( '>99+ unread</span>', $this->bubble() );
	}

	public function test_it_is_hidden_while_the_database_does_not_tell(): void {
		global $wpdb;
		$refuse = static fn( string $sql ): string => str_contains( $sql, 'atoll_entries' )
			? 'SELECT 1 FROM nowhere'
			: $sql;
		add_filter( 'query', $refuse );
		$suppressed = $wpdb->suppress_errors();
		$html       = $this->bubble();
		$wpdb->suppress_errors( $suppressed );
		remove_filter( 'query', $refuse );
		$this->assertStringContainsString( 'class="awaiting-mod atoll-unread count-0"', $html );
	}

	private function bubble(): string {
		return ( new UnreadBubble( $this->entries() ) )->html();
	}
}
