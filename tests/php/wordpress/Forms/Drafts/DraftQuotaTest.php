<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** How much is kept of one network in a day, and in one draft. */
final class DraftQuotaTest extends DraftTestCase {

	public function test_one_draft_holds_a_megabyte_as_it_is_written_down(): void {
		$lines = array( 'input_1' => str_repeat( "\n", 90000 ) );
		$this->assertSame( 200, $this->save( $lines )->get_status() );
		$form  = $this->form(
			'enquiry',
			array(
				'save'   => array( 'enabled' => true ),
				'fields' => array_map(
					static fn( int $id ) => array( 'id' => $id, 'type' => 'textarea', 'label' => "Line {$id}" ),
					range( 1, 8 )
				),
			)
		);
		$lines = array_combine(
			array_map( static fn( int $id ) => "input_{$id}", range( 1, 8 ) ),
			array_fill( 0, 8, str_repeat( "\n", 90000 ) )
		);
		$reply = Http::post( "/wp-json/gf/v2/forms/{$form}/submissions", array( 'gform_save' => '1' ) + $lines );
		$this->assertSame( array( 413, 1 ), array( $reply->status, $this->countDrafts() ), $reply->body );
	}

	public function test_a_network_has_so_much_kept_in_a_day_and_is_told_when_it_may_go_on(): void {
		global $wpdb;
		$form  = $this->form(
			'enquiry',
			array(
				'save'   => array( 'enabled' => true ),
				'fields' => array_map(
					static fn( int $id ) => array( 'id' => $id, 'type' => 'textarea', 'label' => "Part {$id}" ),
					range( 1, 9 )
				),
			)
		);
		$parts = array_combine(
			array_map( static fn( int $id ) => "input_{$id}", range( 1, 9 ) ),
			array_fill( 0, 9, str_repeat( 'x', 95000 ) )
		);
		for ( $saves = 0; $saves < 50; $saves++ ) {
			$reply = $this->save( $parts, $form );
			if ( 200 !== $reply->get_status() ) {
				break;
			}
		}
		$this->assertSame( 429, $reply->get_status() );
		$this->assertLessThan( 20, $saves, 'so many are too many for a minute anyway' );
		$this->assertGreaterThanOrEqual( 1, (int) $reply->get_headers()['Retry-After'] );
		$this->assertStringContainsString( 'Nothing was lost', $reply->get_data()['message'] );
		$this->assertLessThanOrEqual( 20 * self::MEGABYTE, (int) $wpdb->get_var( "SELECT SUM(LENGTH(content)) FROM {$wpdb->prefix}atoll_drafts" ) );
		$this->assertSame( $saves, $this->countDrafts() );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . RateLimitTable::NAME );
		$this->assertSame( 200, $this->save( $parts, $form )->get_status(), 'the next day' );
	}

	public function test_without_javascript_too_much_in_a_day_is_told_above_the_answers(): void {
		$page = $this->page( $this->number );
		$rateLimit = new RateLimit( Inside::get( Queries::class ), time( ... ) );
		$rateLimit->count(
			'kilobytes of drafts',
			new Visitor( 0, '127.0.0.1', '' ),
			PHP_INT_MAX,
			20480,
			RateLimit::DAY
		);
		$answer = Http::post(
			$page,
			http_build_query( array( 'atoll_form' => $this->number, 'gform_save' => '1', 'input_1' => 'Jo Citizen' ) )
		);
		$this->assertSame( 429, $answer->status );
		$this->assertGreaterThanOrEqual( 1, (int) $answer->header( 'Retry-After' ) );
		$this->assertStringContainsString( 'Nothing was lost', $answer->body );
		$this->assertStringContainsString( 'value="Jo Citizen"', $answer->body );
		$this->assertSame( 0, $this->countDrafts() );
	}

	public function test_site_health_says_how_many_there_are_and_what_they_take(): void {
		$this->save();
		$this->save( array( 'input_9' => str_repeat( 'x', 90000 ) ) );
		$tests  = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		$result = $tests['direct']['atoll_drafts']['test']();
		$this->assertSame( 'good', $result['status'] );
		$this->assertMatchesRegularExpression(
			'/2 saved forms take 1\d\d kB in the database/',
			$result['description']
		);
	}
}
