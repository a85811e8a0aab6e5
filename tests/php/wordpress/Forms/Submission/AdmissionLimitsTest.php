<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;

/** How often a form may be sent, and by whom. */
final class AdmissionLimitsTest extends FormAvailabilityTestCase {

	public function test_spam_and_the_trash_take_no_place(): void {
		global $wpdb;
		$number = $this->make(
			array( 'limitEntries' => true, 'limitEntriesCount' => '1', 'limitEntriesPeriod' => 'year' )
		);
		$this->send( $number );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET status = 'spam'" );
		$this->assertSame( 200, $this->send( $number )->get_status() );
		$this->assertSame( 403, $this->send( $number )->get_status() );
	}

	public function test_entries_of_an_earlier_period_take_no_place(): void {
		global $wpdb;
		$number = $this->make(
			array( 'limitEntries' => true, 'limitEntriesCount' => 1, 'limitEntriesPeriod' => 'day' )
		);
		$this->send( $number );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET date_created = '2020-01-01 00:00:00'" );
		$this->assertSame( 200, $this->send( $number )->get_status() );
	}

	public function test_of_many_at_once_one_gets_the_last_place(): void {
		$number   = $this->make( array( 'limitEntries' => true, 'limitEntriesCount' => 1 ) );
		$answers  = Http::postAtOnce(
			8,
			"/wp-json/gf/v2/forms/{$number}/submissions",
			http_build_query( self::ANSWERS )
		);
		$statuses = array_count_values( array_map( static fn( HttpAnswer $answer ) => $answer->status, $answers ) );
		$this->assertSame(
			array( 1, array( 200 => 1, 403 => 7 ) ),
			array( $this->countEntries(), array_replace( array( 200 => 0 ), $statuses ) )
		);
	}

	public function test_a_form_for_people_who_are_logged_in_is_closed_to_visitors(): void {
		$number = $this->make( array( 'requireLogin' => true ) );
		$page   = Http::get( $this->page( $number ) )->body;
		$this->assertStringContainsString( 'Please log in to fill in this form.', $page );
		$this->assertStringContainsString( '>Log in</a>', $page );
		$this->assertSame( 403, $this->send( $number )->get_status() );
		$this->actAs( 'subscriber' );
		$this->assertSame( 200, $this->send( $number )->get_status() );
	}

	public function test_one_person_sends_a_form_once_where_it_says_so(): void {
		$number = $this->make( array( 'limitPerUser' => true ) );
		$this->actAs( 'subscriber' );
		$this->assertSame( 200, $this->send( $number )->get_status() );
		$this->assertSame( 403, $this->send( $number )->get_status() );
		$this->actAs( 'subscriber' );
		$this->assertSame( 200, $this->send( $number )->get_status(), 'somebody else' );
	}

	public function test_what_visitors_get_of_a_form_does_not_tell_its_limits(): void {
		$definition = $this->get( '/s1t2/v1/forms/' . $this->make( self::FUTURE ) )->get_data()['definition'];
		$this->assertArrayNotHasKey( 'admission', $definition );
	}
}
