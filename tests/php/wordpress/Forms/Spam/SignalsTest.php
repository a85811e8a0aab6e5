<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Spam;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Spam\FormToken;
use Atoll\Forms\Spam\FormTokenState;
use Atoll\Forms\Spam\Signals\DisallowedKeysSignal;
use Atoll\Forms\Spam\Signals\FillTimeSignal;
use Atoll\Forms\Spam\Signals\FilterSignal;
use Atoll\Forms\Spam\Signals\FormTokenSignal;
use Atoll\Forms\Spam\Signals\HoneypotSignal;
use Atoll\Forms\Spam\Signals\LinksSignal;
use Atoll\Platform\Access\Identity\Visitor;
use PHPUnit\Framework\Attributes\DataProvider;

/** What each sign says, and what it says nothing about. */
final class SignalsTest extends SignalsTestCase {

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
		$token   = '' === $added ? '' : rtrim( $printed->issue( $form->id() + $ofForm ) . $added );
		$this->assertSame(
			$code,
			$this->said(
				new FormTokenSignal( new FormToken( self::signer(), static fn() => self::NOW ) ),
				array( 'atoll_token' => $token ),
				$form
			)
		);
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
			$states[ $form ] = $token->state( $form, $token->issue( $form ) );
		}
		$this->assertSame( array_fill( 1, 200, FormTokenState::Good ), $states );
	}

	public function test_words_that_the_owner_wants_to_hear_no_more_of(): void {
		update_option( 'disallowed_keys', "casino\nspammer@example.com" );
		$this->assertSame(
			'disallowed',
			$this->said( new DisallowedKeysSignal(), array( 'input_3' => 'The best Casino in town' ) )
		);
		$this->assertSame(
			'disallowed',
			$this->said( new DisallowedKeysSignal(), array( 'input_2' => 'spammer@example.com' ) )
		);
		$this->assertNull( $this->said( new DisallowedKeysSignal(), array( 'input_3' => 'A home loan' ) ) );
	}

	public function test_what_code_of_the_site_knows(): void {
		$known = static fn( string $reason, array $answers, Form $form, Visitor $visitor ): string =>
			'spammer@example.com' === ( $answers['2'] ?? '' ) ? "Ask {$form->id()} of {$visitor->ip()}" : $reason;
		add_filter( 'atoll_spam_reason', $known, 10, 4 );
		$form   = $this->compiled();
		$reason = $this->reason( new FilterSignal(), array( 'input_2' => 'spammer@example.com' ), $form );
		$this->assertSame(
			array( 'code' => 'filter', 'points' => 8, 'text' => "Ask {$form->id()} of 203.0.113.7" ),
			$reason?->toArray()
		);
		$this->assertNull( $this->said( new FilterSignal(), array( 'input_2' => 'jo@example.com' ) ) );
	}

	#[DataProvider( 'nonsense' )]
	public function test_what_code_of_the_site_says_without_words_is_no_reason( mixed $said ): void {
		add_filter( 'atoll_spam_reason', static fn() => $said );
		$this->assertNull( $this->said( new FilterSignal(), array() ) );
	}

	/** @return array<string, array{mixed}> */
	public static function nonsense(): array {
		return array( 'true' => array( true ), 'a blank' => array( ' ' ), 'a list' => array( array( 'spam' ) ) );
	}
}
