<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Cases\OwnEntriesTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** Changes without JavaScript that give an answer which was given before on the same day. */
final class RepeatedChangesTest extends OwnEntriesTestCase {

	private const ANSWERED = 'input_1=Sam&input_2=jo%40example.com&input_11_1=1&';

	public function test_an_entry_may_become_what_another_is(): void {
		$this->sendAs( 'entry=new' );
		$other = $this->stored()->id;
		$this->assertSame( 2, $this->countEntries() );
		$this->sendAs( "entry={$this->entry}" );
		$this->assertSame( array( 'Sam', 'Sam' ), array( $this->answer( $this->entry ), $this->answer( $other ) ) );
	}

	public function test_what_staff_changed_may_be_changed_back(): void {
		$this->sendAs( "entry={$this->entry}" );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET version = version + 1, answers = '{\"1\":\"Staff\"}'" );
		$this->sendAs( "entry={$this->entry}" );
		$this->assertSame( 'Sam', $this->answer( $this->entry ) );
	}

	public function test_one_change_that_is_sent_twice_is_made_once(): void {
		$this->sendAs( "entry={$this->entry}", 2 );
		$this->assertSame( 2, $this->stored()->version );
	}

	private function sendAs( string $query, int $times = 1 ): void {
		$cookie = $this->cookie();
		$page   = $this->page( $this->number ) . "?{$query}";
		$hidden = $this->hidden( Http::get( $page, array( $cookie ) )->body );
		for ( $time = 0; $time < $times; $time++ ) {
			$this->assertSame( 303, $this->submitPage( $page, self::ANSWERED . $hidden, $cookie )->status );
		}
	}

	private function answer( int $entry ): string {
		return Inside::get( EntryRepository::class )->find( $entry )?->answers['1'] ?? '';
	}
}
