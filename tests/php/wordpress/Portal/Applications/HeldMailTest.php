<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Http\Browser;
use PHPUnit\Framework\Attributes\TestWith;

/** Mail that was held back of an entry that came among the spam, until a person takes it out. */
final class HeldMailTest extends ApplicationScreenTestCase {

	private const OFFER = '<input type="hidden" name="mail" value="1">';

	private const SIGNS = '[{"code":"trap","points":10,"text":"A trap."}]';

	protected function setUp(): void {
		parent::setUp();
		$this->store( 'spam', self::SIGNS );
		wp_set_current_user( $this->staff->userId() );
	}

	public function test_not_spam_in_the_list_sends_it_where_that_is_wished_and_never_twice(): void {
		$moved = $this->move( array( 'to' => 'active', 'mail' => true ) );
		$this->assertSame( array( array( 'from' => 'spam', 'ids' => array( $this->entry->id ) ) ), $moved );
		$this->assertCount( 1, $this->mails() );
		$this->move( array( 'to' => 'spam' ) );
		$this->move( array( 'to' => 'active', 'mail' => true ) );
		$this->assertCount( 1, $this->mails() );
	}

	/** @param list<array<string, mixed>> $moves */
	#[TestWith( array( array( array( 'to' => 'active', 'mail' => false ) ) ) )]
	#[TestWith( array( array( array( 'to' => 'active' ) ) ) )]
	#[TestWith( array( array( array( 'to' => 'trash' ), array( 'to' => 'active' ) ) ) )]
	public function test_an_entry_that_left_the_spam_without_it_offers_it_on_its_screen( array $moves ): void {
		array_map( $this->move( ... ), $moves );
		$this->assertCount( 0, $this->mails() );
		$browser = Browser::of( $user = $this->staff->userId() );
		$this->assertStringContainsString( self::OFFER, $browser->get( $this->path() )->body );

		$seen = $this->records()->read( $this->entry->id )->version;
		$this->assertSame( 303, $this->act( $browser, $user, 'not-spam', array( 'mail' => '1' ) )->status );
		$this->assertCount( 1, $this->mails() );
		$this->assertStringNotContainsString( self::OFFER, $browser->get( $this->path() )->body );
		$again = $this->act( $browser, $user, 'not-spam', array( 'mail' => '1' ), version: $seen );
		$this->assertSame( array( 409, 1 ), array( $again->status, count( $this->mails() ) ) );
	}

	#[TestWith( array( 'spam', self::SIGNS, false ) )]
	#[TestWith( array( 'trash', self::SIGNS, false ) )]
	#[TestWith( array( 'active', '', false ) )]
	#[TestWith( array( 'active', self::SIGNS, true ) )]
	public function test_nothing_else_offers_it_beside_its_mail( string $status, string $spam, bool $isOffered ): void {
		$this->store( $status, $spam );
		$screen = Browser::of( $this->staff->userId() )->get( $this->path() )->body;
		$this->assertStringContainsString( 'No emails were sent about this entry.', $screen );
		$this->assertSame( $isOffered, str_contains( $screen, self::OFFER ) );
	}

	#[TestWith( array( self::SIGNS, 'Nobody was notified.', true ) )]
	#[TestWith( array( '', 'No emails about it are held back.', false ) )]
	public function test_among_the_spam_it_is_offered_where_there_is_some(
		string $spam,
		string $words,
		bool $isOffered
	): void {
		$this->store( 'spam', $spam );
		$screen = Browser::of( $this->staff->userId() )->get( $this->path() )->body;
		$this->assertStringContainsString( $words, $screen );
		$this->assertStringContainsString( 'Not spam', $screen );
		$this->assertSame( $isOffered, str_contains( $screen, 'Send the emails that were held back' ) );
		$list = $this->get( '/s1t2/v1/entries', array( 'view' => 'spam' ) )->get_data()['items'];
		$this->assertSame( array( $isOffered ), array_column( $list, 'mayHoldMail' ) );
	}

	private function store( string $status, string $spam ): void {
		global $wpdb;
		$columns = array( 'status' => $status, 'spam' => $spam );
		// WordPress takes a column of this name for a number unless it is told.
		$wpdb->update( "{$wpdb->prefix}atoll_entries", $columns, array( 'id' => $this->entry->id ), '%s' );
	}

	/**
	 * @param array<string, mixed> $move
	 * @return list<array{from: string, ids: list<int>}>
	 */
	private function move( array $move ): array {
		$answer = $this->post( '/s1t2/v1/entries/move', $move + array( 'ids' => array( $this->entry->id ) ) );
		$this->assertSame( '', RestContract::complaint( 'atoll/entries-move', $answer->get_data() ) );
		return $answer->get_data()['moved'];
	}
}
