<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Spam;

use Atoll\Forms\Spam\Signals\RepetitionSignal;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Support\Inside;

/** The same words again and again are a sign. */
final class RepeatedWordsTest extends SignalsTestCase {

	public function test_the_same_words_again_and_again_whoever_sends_them(): void {
		$signal = $this->repetition();
		$form   = $this->compiled();
		$ask    = fn( string $words ) => $this->said( $signal, array( 'input_3' => $words ), $form );
		$long   = 'I can get your site to the top of every search.';
		$this->assertSame(
			array( null, null, null, null, 'repetition' ),
			array_map( $ask, array( $long, strtoupper( $long ), $long, "  {$long}", $long ) )
		);
		$this->assertNull( $ask( $long . ' Or not.' ) );
		$this->assertSame( array_fill( 0, 6, null ), array_map( $ask, array_fill( 0, 6, 'Please call me' ) ) );
	}

	public function test_the_same_message_with_another_name_and_number_around_it_is_enough_for_spam(): void {
		$signal = $this->repetition();
		$forms  = array( $this->compiled(), $this->compiled() );
		$points = array();
		foreach ( range( 1, 20 ) as $turn ) {
			$inputs   = array(
				'input_1.3' => "Jo{$turn}",
				'input_2'   => "jo{$turn}@example.com",
				'input_3'   => "You have won {$turn},000 dollars: call us to collect it.",
			);
			$points[] = $this->reason( $signal, $inputs, $forms[ $turn % 2 ] )?->points ?? 0;
		}
		$this->assertSame( array( 0, 2, 5, 9 ), array( $points[3], $points[4], $points[9], $points[19] ) );
	}

	public function test_the_same_filling_sent_again_is_counted_once(): void {
		$signal = $this->repetition();
		$form   = $this->compiled();
		$inputs = array( 'input_3' => 'Could you tell me what I need to bring along?' );
		$ask    = fn( string $key ): ?string => $this->reason( $signal, $inputs, $form, $key )?->code;
		$this->assertSame( array_fill( 0, 6, null ), array_map( $ask, array_fill( 0, 6, 'one' ) ) );
		$this->assertSame(
			array( null, null, null, 'repetition', 'repetition' ),
			array_map( $ask, array( 'two', 'three', 'four', 'five', 'one' ) )
		);
	}

	public function test_what_nobody_wrote_is_not_said_again_and_again(): void {
		$signal = $this->repetition();
		$preset = 'I would like to hear more about a home loan.';
		$form   = $this->compiled(
			array(
				array( 'id' => 1, 'type' => 'text', 'label' => 'Campaign', 'visibility' => 'hidden' ),
				array( 'id' => 2, 'type' => 'textarea', 'label' => 'Message', 'defaultValue' => $preset ),
			)
		);
		$ask    = fn() => $this->said(
			$signal,
			array( 'input_1' => 'spring campaign on the landing page of 2026', 'input_2' => $preset ),
			$form
		);
		$this->assertSame( array_fill( 0, 6, null ), array_map( $ask, range( 1, 6 ) ) );
	}

	public function test_what_a_pages_address_may_have_filled_in_is_not_said_again_and_again(): void {
		$signal = $this->repetition();
		$topic  = array(
			'id'                => 1,
			'type'              => 'text',
			'label'             => 'About',
			'allowsPrepopulate' => true,
			'inputName'         => 'topic',
		);
		$form   = $this->compiled( array( $topic ) );
		$said   = array( 'input_1' => 'First home buyer consultation in spring' );
		$ask    = fn() => $this->said( $signal, $said, $form );
		$this->assertSame( array_fill( 0, 6, null ), array_map( $ask, range( 1, 6 ) ) );
	}

	private function repetition(): RepetitionSignal {
		$limit = new RateLimit( Inside::get( Queries::class ), static fn() => self::NOW );
		return new RepetitionSignal( $limit, self::signer() );
	}
}
