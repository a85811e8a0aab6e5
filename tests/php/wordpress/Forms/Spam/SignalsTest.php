<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Spam;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Rules\Rules;
use Atoll\Engine\Shapes\Shapes;
use Atoll\Engine\Validation\FieldValidator;
use Atoll\Forms\Spam\FormToken;
use Atoll\Forms\Spam\FormTokenState;
use Atoll\Forms\Spam\Signals\DisallowedKeysSignal;
use Atoll\Forms\Spam\Signals\FillTimeSignal;
use Atoll\Forms\Spam\Signals\FormTokenSignal;
use Atoll\Forms\Spam\Signals\HoneypotSignal;
use Atoll\Forms\Spam\Signals\LinksSignal;
use Atoll\Forms\Spam\Signals\RepetitionSignal;
use Atoll\Forms\Spam\Signals\SpamSignal;
use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What each sign says, and what it says nothing about. */
final class SignalsTest extends SiteTestCase {

	private const NOW  = 1_700_000_000;
	private const FORM = array( 'title' => 'Ask', 'fields' => array( array( 'id' => 1, 'type' => 'name', 'label' => 'Name', 'nameFormat' => 'advanced', 'inputs' => array( array( 'id' => '1.3', 'label' => 'First' ), array( 'id' => '1.6', 'label' => 'Last' ) ) ), array( 'id' => 2, 'type' => 'email', 'label' => 'Email' ), array( 'id' => 3, 'type' => 'textarea', 'label' => 'Message' ), array( 'id' => 4, 'type' => 'website', 'label' => 'Website' ) ) );

	protected function tearDown(): void {
		delete_option( 'disallowed_keys' );
		parent::tearDown();
	}

	#[DataProvider( 'words' )]
	public function test_links_in_what_was_written( ?string $code, string $text ): void {
		$this->assertSame( $code, $this->said( new LinksSignal(), array( 'input_3' => $text ) ) );
	}

	/** @return array<string, array{?string, string}> */
	public static function words(): array {
		return array(
			'none'              => array( null, 'I would like to refinance.' ),
			'two'               => array( null, 'See https://example.com/a and www.example.com' ),
			'three'             => array( 'links', 'http://a.example http://b.example http://c.example' ),
			'a link as HTML'    => array( 'link_code', 'Buy <a class="x" href="http://a.example">this</a>' ),
			'a link as BBCode'  => array( 'link_code', '[url=http://a.example]this[/url]' ),
			'brackets in words' => array( null, 'Rate [variable] please' ),
		);
	}

	public function test_a_website_where_one_is_asked_for_is_no_link(): void {
		$this->assertNull( $this->said( new LinksSignal(), array( 'input_4' => 'https://example.com' ) ) );
	}

	#[DataProvider( 'times' )]
	public function test_haste( ?string $code, array $inputs ): void {
		$this->assertSame( $code, $this->said( new FillTimeSignal(), $inputs ) );
	}

	/** @return array<string, array{?string, array<string, mixed>}> */
	public static function times(): array {
		return array(
			'no JavaScript'    => array( null, array() ),
			'nothing typed'    => array( null, array( 'atoll_elapsed' => '' ) ),
			'at once'          => array( 'haste', array( 'atoll_elapsed' => '400' ) ),
			'in a person’s time' => array( null, array( 'atoll_elapsed' => '1500' ) ),
			'not a number'     => array( null, array( 'atoll_elapsed' => '-5' ) ),
			'a list'           => array( null, array( 'atoll_elapsed' => array( '1' ) ) ),
		);
	}

	public function test_the_honeypot_is_asked_only_where_the_form_has_one(): void {
		$filled = array( 'atoll_reference' => 'x' );
		$this->assertSame( 'honeypot', $this->said( new HoneypotSignal(), $filled ) );
		$this->assertNull( $this->said( new HoneypotSignal(), array( 'atoll_reference' => '' ) ) );
		$without = Form::from( array( 'spam' => array( 'trap' => false ) ) + $this->compiled()->definition() );
		$this->assertNull( $this->said( new HoneypotSignal(), $filled, $without ) );
	}

	#[DataProvider( 'tokens' )]
	public function test_a_forms_token( ?string $code, int $daysAgo, string $added, int $ofForm = 0 ): void {
		$printed = new FormToken( self::signer(), static fn() => self::NOW - $daysAgo * 86400 );
		$form    = $this->compiled();
		$token   = '' === $added ? '' : rtrim( $printed->of( $form->id() + $ofForm ) . $added );
		$this->assertSame( $code, $this->said( new FormTokenSignal( new FormToken( self::signer(), static fn() => self::NOW ) ), array( 'atoll_token' => $token ), $form ) );
	}

	/** @return array<string, array{0: ?string, 1: int, 2: string, 3?: int}> */
	public static function tokens(): array {
		return array(
			'of today'                    => array( null, 0, ' ' ),
			'of a page cached for a month' => array( null, 31, ' ' ),
			'of three months ago'         => array( 'token_stale', 90, ' ' ),
			'none'                        => array( 'token_missing', 0, '' ),
			'changed'                     => array( 'token_forged', 0, '0' ),
			'of another form'             => array( 'token_forged', 0, ' ', 1 ),
		);
	}

	public function test_a_token_holds_whatever_its_signature_begins_with(): void {
		$states = array();
		foreach ( range( 1, 200 ) as $form ) {
			$token          = new FormToken( self::signer(), static fn() => self::NOW );
			$states[ $form ] = $token->state( $form, $token->of( $form ) );
		}
		$this->assertSame( array_fill( 1, 200, FormTokenState::Good ), $states );
	}

	public function test_words_that_the_owner_wants_to_hear_no_more_of(): void {
		update_option( 'disallowed_keys', "casino\nspammer@example.com" );
		$this->assertSame( 'disallowed', $this->said( new DisallowedKeysSignal(), array( 'input_3' => 'The best Casino in town' ) ) );
		$this->assertSame( 'disallowed', $this->said( new DisallowedKeysSignal(), array( 'input_2' => 'spammer@example.com' ) ) );
		$this->assertNull( $this->said( new DisallowedKeysSignal(), array( 'input_3' => 'A home loan' ) ) );
	}

	public function test_the_same_words_again_and_again_whoever_sends_them(): void {
		global $wpdb;
		$signal = new RepetitionSignal( new RateLimit( $wpdb, static fn() => self::NOW ), self::signer() );
		$form   = $this->compiled();
		$ask    = fn( string $words ) => $this->said( $signal, array( 'input_3' => $words ), $form );
		$long   = 'I can get your site to the top of every search.';
		$this->assertSame( array( null, null, null, null, 'repetition' ), array_map( $ask, array( $long, strtoupper( $long ), $long, "  {$long}", $long ) ) );
		$this->assertNull( $ask( $long . ' Or not.' ) );
		$this->assertSame( array_fill( 0, 6, null ), array_map( $ask, array_fill( 0, 6, 'Please call me' ) ) );
	}

	public function test_the_same_message_with_another_name_and_number_around_it_is_enough_for_spam(): void {
		global $wpdb;
		$signal = new RepetitionSignal( new RateLimit( $wpdb, static fn() => self::NOW ), self::signer() );
		$forms  = array( $this->compiled(), $this->compiled() );
		$points = array();
		foreach ( range( 1, 20 ) as $turn ) {
			$inputs   = array( 'input_1.3' => "Jo{$turn}", 'input_2' => "jo{$turn}@example.com", 'input_3' => "You have won {$turn},000 dollars: call us to collect it." );
			$points[] = $this->reason( $signal, $inputs, $forms[ $turn % 2 ] )?->points ?? 0;
		}
		$this->assertSame( array( 0, 2, 5, 9 ), array( $points[3], $points[4], $points[9], $points[19] ) );
	}

	public function test_what_nobody_wrote_is_not_said_again_and_again(): void {
		global $wpdb;
		$signal = new RepetitionSignal( new RateLimit( $wpdb, static fn() => self::NOW ), self::signer() );
		$preset = 'I would like to hear more about a home loan.';
		$form   = $this->compiled( array( array( 'id' => 1, 'type' => 'text', 'label' => 'Campaign', 'visibility' => 'hidden' ), array( 'id' => 2, 'type' => 'textarea', 'label' => 'Message', 'defaultValue' => $preset ) ) );
		$ask    = fn() => $this->said( $signal, array( 'input_1' => 'spring campaign on the landing page of 2026', 'input_2' => $preset ), $form );
		$this->assertSame( array_fill( 0, 6, null ), array_map( $ask, range( 1, 6 ) ) );
	}

	/**
	 * @param array<string, mixed> $inputs
	 * @return string|null The reason's code.
	 */
	private function said( SpamSignal $signal, array $inputs, ?Form $form = null ): ?string {
		return $this->reason( $signal, $inputs, $form )?->code;
	}

	/** @param array<string, mixed> $inputs */
	private function reason( SpamSignal $signal, array $inputs, ?Form $form ): ?SpamReason {
		$form     ??= $this->compiled();
		$shapes     = Shapes::standard();
		$engine     = new FormEngine( $shapes, new FieldValidator( $shapes, Rules::standard() ) );
		$submission = new Submission( $form->id(), $inputs, 'key', new Visitor( 0, '203.0.113.7', 'Browser' ), '' );
		return $signal->reason( new SpamContext( $form, $engine->settle( $form, $engine->answers( $form, $inputs ) ), $submission ) );
	}

	/** @param list<array<string, mixed>> $fields In Gravity Forms' words. */
	private function compiled( array $fields = self::FORM['fields'] ): Form {
		$form = \Atoll\plugin()->formStore()->find( $this->form( 'enquiry', array( 'fields' => $fields ) + self::FORM ) );
		$this->assertNotNull( $form );
		return $form;
	}
}
