<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Submission\Limits\ClosedReason;
use Atoll\Forms\Submission\Limits\LimitPeriod;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\SiteDateFormat;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** Schedules, at every door. */
final class FormAvailabilityTest extends FormAvailabilityTestCase {

	private const PAST    = array( 'scheduleForm' => true, 'scheduleEnd' => '2020-01-31T17:00:00' );

	/** @return array<string, array{string, ClosedReason|null}> */
	public static function moments(): array {
		return array(
			'the second before it opens'  => array( '2026-03-01 08:59:59', ClosedReason::Pending ),
			'the moment it opens'         => array( '2026-03-01 09:00:00', null ),
			'the second before it closes' => array( '2026-10-04 16:59:59', null ),
			'the moment it closes'        => array( '2026-10-04 17:00:00', ClosedReason::Closed ),
		);
	}

	#[DataProvider( 'moments' )]
	public function test_a_schedule_goes_by_the_sites_time_on_both_sides_of_daylight_saving(
		string $local,
		?ClosedReason $expected
	): void {
		update_option( 'timezone_string', 'Australia/Sydney' );
		$form   = Inside::get( FormRepository::class )->find(
			$this->make(
				array(
					'scheduleForm'  => true,
					'scheduleStart' => '2026-03-01T09:00:00',
					'scheduleEnd'   => '2026-10-04T17:00:00',
				)
			)
		);
		$now    = ( new \DateTimeImmutable( $local, new \DateTimeZone( 'Australia/Sydney' ) ) )->getTimestamp();
		$reason = $this->admission( $now )->closedForm( $form, new Visitor( 0, '', '' ) )?->reason;
		update_option( 'timezone_string', '' );
		$this->assertSame( $expected, $reason );
	}

	/** @return array<string, array{string, string}> */
	public static function periods(): array {
		return array(
			'a day'   => array( 'day', '2026-10-07 13:00:00' ),
			'a week'  => array( 'week', '2026-10-04 13:00:00' ),
			'a month' => array( 'month', '2026-09-30 14:00:00' ),
			'a year'  => array( 'year', '2025-12-31 13:00:00' ),
			'always'  => array( '', '' ),
		);
	}

	#[DataProvider( 'periods' )]
	public function test_a_period_begins_at_the_sites_midnight( string $period, string $utc ): void {
		update_option( 'timezone_string', 'Australia/Sydney' );
		// Thursday, 8 October there.
		$since = ( new LimitPeriod( $period ) )->since( strtotime( '2026-10-07 22:30:00 UTC' ) );
		update_option( 'timezone_string', '' );
		$this->assertSame( $utc, $since );
	}

	public function test_a_form_that_is_not_open_yet_takes_nothing_and_says_so_in_its_editors_words(): void {
		$number = $this->make( self::FUTURE );
		$reply  = $this->send( $number );
		$this->assertSame(
			array( 403, 'atoll_form_closed' ),
			array( $reply->get_status(), $reply->get_data()['code'] )
		);
		$this->assertStringStartsWith( 'Not yet, sorry. Nothing was sent. Your answers are still here', $reply->get_data()['message'] );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_a_page_and_a_modal_show_the_message_in_the_forms_place(): void {
		$number = $this->make( self::FUTURE );
		$modal  = $this->get( "/s1t2/v1/forms/{$number}" )->get_data()['form'];
		foreach ( array( Http::get( $this->page( $number ) )->body, $modal ) as $html ) {
			$this->assertStringContainsString( '<strong>Not yet</strong>, sorry.', $html );
			$this->assertStringNotContainsString( 'name="input_1"', $html );
		}
	}

	public function test_a_message_says_when_a_form_closed_if_its_editor_wrote_none(): void {
		$end = new \DateTimeImmutable( self::PAST['scheduleEnd'], wp_timezone() );
		$this->assertStringContainsString(
			'This form closed on ' . SiteDateFormat::text( $end->getTimestamp() ) . '.',
			Http::get( $this->page( $this->make( self::PAST ) ) )->body
		);
	}

	public function test_whoever_began_before_closing_time_is_told_and_keeps_the_answers(): void {
		$number = $this->make( self::PAST );
		$answer = Http::post(
			$this->page( $number ),
			array( 'atoll_form' => (string) $number, 'gform_submit' => (string) $number ) + self::ANSWERS
		);
		$this->assertSame( 403, $answer->status );
		$this->assertStringContainsString( 'This form closed on', $answer->body );
		$this->assertStringContainsString( 'value="Refinance"', $answer->body );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_a_retry_of_what_was_stored_is_answered_after_the_form_has_closed(): void {
		$number = $this->make( array( 'limitEntries' => true, 'limitEntriesCount' => 1 ) );
		$key    = array( 'gform_unique_id' => 'abcdefghij0123456789' );
		$this->assertSame( 200, $this->send( $number, $key )->get_status() );
		$this->assertSame( 403, $this->send( $number )->get_status(), 'another one' );
		$this->assertSame( 200, $this->send( $number, $key )->get_status(), 'the same once more' );
		$this->assertSame( 1, $this->countEntries() );
	}
}
