<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** A form without JavaScript, opened by somebody who is logged in, and by whoever comes after. */
final class PlainPostLoginTest extends PlainPostTestCase {

	public function test_a_login_counts_only_with_the_nonce_of_its_own_page(): void {
		$user   = $this->user( 'subscriber' );
		$cookie = 'Cookie: ' . LOGGED_IN_COOKIE . '=' . wp_generate_auth_cookie( $user, time() + 600, 'logged_in' );
		$this->assertSame( 303, $this->send( self::GOOD . '&input_9=forged', array( $cookie ) )->status );
		preg_match( '/name="atoll_nonce" value="(\w+)"/', Http::get( $this->page, array( $cookie ) )->body, $nonce );
		$this->assertSame( 303, $this->send( self::GOOD . "&atoll_nonce={$nonce[1]}", array( $cookie ) )->status );
		$owners = array_map(
			static fn( $entry ) => $entry->createdBy,
			Inside::get( EntryRepository::class )->list( new EntryCriteria() )
		);
		$this->assertSame( array( $user, 0 ), $owners );
	}

	public function test_a_login_that_ended_meanwhile_keeps_the_answers_and_leads_to_the_login_and_back(): void {
		$user   = $this->user( 'subscriber' );
		$answer = $this->send( self::GOOD . $this->hidden( $this->opened( $this->login( $user ) ) ) );
		$this->assertSame( 403, $answer->status );
		$this->assertStringContainsString( 'value="jo@example.com"', $answer->body );
		$this->assertMatchesRegularExpression( '#<a href="[^"]+redirect[^"]+" target="_blank">Log in \(opens in a new tab\)#', $answer->body );
		$this->assertSame( 0, $this->countEntries() );

		$back  = array( $this->login( $user ) );
		$again = $this->send( self::GOOD . $this->hidden( $answer->body ), $back );
		$this->assertSame( 403, $again->status );
		$this->assertStringContainsString( 'please send it once more', $again->body );
		$this->assertStringContainsString( 'value="jo@example.com"', $again->body );
		$this->assertSame( 303, $this->send( self::GOOD . $this->hidden( $again->body ), $back )->status );
		$this->assertSame( $user, Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0]->createdBy );
	}

	public function test_after_a_login_has_ended_the_form_may_be_sent_without_one(): void {
		$answer = $this->send(
			self::GOOD . $this->hidden( $this->opened( $this->login( $this->user( 'subscriber' ) ) ) )
		);
		$this->assertSame( 403, $answer->status );
		$this->assertSame( 303, $this->send( self::GOOD . $this->hidden( $answer->body ) )->status );
		$this->assertSame( 0, Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0]->createdBy );
	}

	public function test_what_one_person_answered_is_neither_stored_for_nor_shown_to_another(): void {
		$hidden           = $this->hidden( $this->opened( $this->login( $this->user( 'subscriber' ) ) ) );
		$other            = $this->login( $this->user( 'subscriber' ) );
		$hiddenAfterwards = $this->hidden( $this->send( self::GOOD . $hidden )->body );
		foreach ( array( $hidden, $hiddenAfterwards ) as $fields ) {
			$answer = $this->send( self::GOOD . $fields, array( $other ) );
			$this->assertSame( 403, $answer->status );
			$this->assertStringContainsString( 'not logged in as the person who opened this form', $answer->body );
			$this->assertStringNotContainsString( 'jo@example.com', $answer->body );
			$this->assertSame( 0, $this->countEntries() );
		}
	}

	/** A session of its own each time. */
	private function login( int $user ): string {
		return 'Cookie: ' . LOGGED_IN_COOKIE . '=' . wp_generate_auth_cookie( $user, time() + 600, 'logged_in' );
	}

	private function opened( string $cookie ): string {
		return Http::get( $this->page, array( $cookie ) )->body;
	}

	/** Whose the form on a page is. */
	private function hidden( string $body ): string {
		preg_match_all( '/name="(atoll_nonce|atoll_owner)" value="(\w+)"/', $body, $inputs, PREG_SET_ORDER );
		return implode( '', array_map( static fn( array $input ) => "&{$input[1]}={$input[2]}", $inputs ) );
	}
}
