<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\TwoFactor;

use Atoll\Platform\Errors\NotAllowed;
use Atoll\Portal\PlainForms\PageResponse;
use Atoll\Portal\TwoFactor\Account\EndTwoFactorAction;
use Atoll\Portal\TwoFactor\Account\NewRecoveryCodesAction;
use Atoll\Portal\TwoFactor\Totp;
use Atoll\Portal\TwoFactor\TwoFactor;
use Atoll\Portal\TwoFactor\TwoFactorRepository;
use Atoll\Tests\WordPress\Portal\Account\AccountTestCase;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who switches it on has an app that works, and recovery codes; who switches it off is its owner. */
final class TwoFactorSetUpTest extends AccountTestCase {

	protected function setUp(): void {
		parent::setUp();
		Inside::forgetServices();
	}

	public function test_it_is_on_once_a_code_proves_the_app_and_codes_are_shown_once(): void {
		$id   = $this->actAs( 'atoll_client' );
		$form = $this->offered();
		$this->assertFalse( Inside::get( TwoFactor::class )->isOn( $id ), 'a key that is shown is not in use' );
		$this->assertInvalid( array( 'code' ), $this->act( 'confirm-two-step', array( 'code' => '000000' ) + $form ) );
		$this->assertStringContainsString( $form['offer'], $this->block(), 'the same key can be tried again' );
		$this->assertInstanceOf(
			PageResponse::class,
			$this->act( 'confirm-two-step', array( 'code' => $this->codeOf( $form['key'] ) ) + $form )
		);
		preg_match_all( '/[a-z2-7]{4}(?:-[a-z2-7]{4}){3}/', strip_tags( $this->block() ), $codes );
		$this->assertCount( 10, $codes[0] );
		$this->assertStringContainsString( 'two-step login is on', $this->mails()[0]->message->subject );
		// As a reload asks, where the answer was lost.
		$this->assertDone(
			'two-step-on',
			$this->act( 'confirm-two-step', array( 'code' => $this->codeOf( $form['key'] ) ) + $form )
		);
		Inside::forgetServices();
		$later = $this->block();
		$this->assertStringContainsString( '10 recovery codes of 10 left', $later );
		$this->assertStringNotContainsString( $codes[0][0], $later );
		$this->assertStringNotContainsString( $form['key'], $later );
		$this->assertStringNotContainsString( 'otpauth:', $later );
		$this->assertTrue( Inside::get( TwoFactor::class )->useCode( $id, $codes[0][0] ) );
		$stored = (string) get_user_meta( $id, TwoFactorRepository::META, true );
		$this->assertStringNotContainsString( str_replace( '-', '', $codes[0][1] ), $stored );
	}

	public function test_key_and_codes_keep_their_order_where_the_page_runs_from_right_to_left(): void {
		$this->actAs( 'atoll_client' );
		$form = $this->offered();
		$this->assertStringContainsString( '<code class="atoll-profile__key" dir="ltr">', $this->block() );
		$this->act( 'confirm-two-step', array( 'code' => $this->codeOf( $form['key'] ) ) + $form );
		$shown = $this->block();
		$this->assertStringContainsString( '<ul class="atoll-profile__codes" role="list">', $shown );
		$this->assertSame( 10, substr_count( $shown, '<code dir="ltr">' ) );
	}

	public function test_an_app_can_fill_in_the_code_that_a_change_asks_for(): void {
		$this->actAs( 'atoll_client' );
		$form = $this->offered();
		$this->act( 'confirm-two-step', array( 'code' => $this->codeOf( $form['key'] ) ) + $form );
		Inside::forgetServices();
		$this->assertSame( 2, substr_count( $this->block(), 'autocomplete="one-time-code"' ) );
	}

	public function test_a_wrong_password_is_offered_no_key(): void {
		$this->actAs( 'atoll_client' );
		$this->assertInvalid(
			array( 'current_password' ),
			$this->act( 'set-up-two-step', array( 'current_password' => 'no' ) )
		);
		$this->assertStringNotContainsString( 'otpauth:', $this->block() );
	}

	public function test_a_key_is_one_persons(): void {
		$this->actAs( 'atoll_client' );
		$form = $this->offered();
		$id   = $this->actAs( 'atoll_client' );
		$this->assertDone(
			'two-step-key-over',
			$this->act( 'confirm-two-step', array( 'code' => $this->codeOf( $form['key'] ) ) + $form )
		);
		$this->assertFalse( Inside::get( TwoFactor::class )->isOn( $id ) );
	}

	/** @return array<string, array{string}> */
	public static function guardedActions(): array {
		return array(
			'switching it off'   => array( EndTwoFactorAction::NAME ),
			'new recovery codes' => array( NewRecoveryCodesAction::NAME ),
		);
	}

	#[DataProvider( 'guardedActions' )]
	public function test_it_takes_the_password_and_a_code( string $action ): void {
		$id    = $this->actAs( 'atoll_client' );
		$codes = (array) Inside::get( TwoFactor::class )->switchOn( $id, '12345678901234567890', 1 );
		$this->assertInvalid( array( 'current_password', 'code' ), $this->act( $action, array() ) );
		$this->assertInvalid(
			array( 'current_password' ),
			$this->act( $action, array( 'current_password' => 'no', 'code' => $codes[0] ) )
		);
		$this->assertInvalid(
			array( 'code' ),
			$this->act( $action, array( 'current_password' => self::PASSWORD, 'code' => '000000' ) )
		);
		$this->assertSame( array(), $this->mails() );
		$this->assertTrue( Inside::get( TwoFactor::class )->isOn( $id ) );
		$this->assertTrue( Inside::get( TwoFactor::class )->useCode( $id, $codes[0] ), 'the codes are the old ones' );
	}

	public function test_it_is_off_after_the_password_and_a_code(): void {
		$id    = $this->actAs( 'atoll_client' );
		$codes = (array) Inside::get( TwoFactor::class )->switchOn( $id, '12345678901234567890', 1 );
		$fields = array( 'current_password' => self::PASSWORD, 'code' => $codes[0] );
		$this->assertDone( 'two-step-off', $this->act( 'end-two-step', $fields ) );
		$this->assertDone( 'two-step-off', $this->act( 'end-two-step', $fields ) );
		$this->assertFalse( Inside::get( TwoFactor::class )->isOn( $id ) );
		$this->assertStringContainsString( 'two-step login is off', $this->mails()[0]->message->subject );
	}

	public function test_new_recovery_codes_end_the_old_ones(): void {
		$id    = $this->actAs( 'atoll_client' );
		$codes = (array) Inside::get( TwoFactor::class )->switchOn( $id, '12345678901234567890', 1 );
		$this->assertInstanceOf(
			PageResponse::class,
			$this->act( 'new-recovery-codes', array( 'current_password' => self::PASSWORD, 'code' => $codes[0] ) )
		);
		$this->assertFalse( Inside::get( TwoFactor::class )->useCode( $id, $codes[1] ) );
		preg_match( '/[a-z2-7]{4}(?:-[a-z2-7]{4}){3}/', strip_tags( $this->block() ), $new );
		$this->assertTrue( Inside::get( TwoFactor::class )->useCode( $id, $new[0] ) );
		$this->assertStringContainsString( 'new recovery codes', $this->mails()[0]->message->subject );
	}

	public function test_new_codes_asked_for_twice_by_one_press_are_the_ones_that_are_shown(): void {
		$id     = $this->actAs( 'atoll_client' );
		$codes  = (array) Inside::get( TwoFactor::class )->switchOn( $id, '12345678901234567890', 1 );
		$fields = array( 'current_password' => self::PASSWORD, 'code' => $codes[0] );
		$this->act( 'new-recovery-codes', $fields );
		$this->assertInstanceOf( PageResponse::class, $this->act( 'new-recovery-codes', $fields ) );
		preg_match( '/[a-z2-7]{4}(?:-[a-z2-7]{4}){3}/', strip_tags( $this->block() ), $new );
		$this->assertInvalid( array( 'code' ), $this->act( 'end-two-step', $fields ) );
		$this->assertTrue( Inside::get( TwoFactor::class )->useCode( $id, $new[0] ) );
		$this->assertInvalid( array( 'code' ), $this->act( 'new-recovery-codes', $fields ) );
	}

	public function test_it_goes_with_the_user(): void {
		$id = $this->user( 'atoll_client' );
		Inside::get( TwoFactor::class )->switchOn( $id, '12345678901234567890', 1 );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $id );
		$this->assertFalse( Inside::get( TwoFactor::class )->isOn( $id ) );
	}

	public function test_where_the_site_has_switched_it_off_nobody_sets_it_up(): void {
		$this->actAs( 'atoll_client' );
		update_option( 'atoll_portal', array( 'twoStepLogin' => 'off' ) + (array) get_option( 'atoll_portal' ) );
		Inside::forgetServices();
		$this->assertStringNotContainsString( 'Two-step login', $this->block() );
		$this->expectException( NotAllowed::class );
		$this->act( 'set-up-two-step', array( 'current_password' => self::PASSWORD ) );
	}

	/**
	 * What the page shows and its form carries, once the password was typed.
	 *
	 * @return array{offer: string, key: string}
	 */
	private function offered(): array {
		$this->assertInstanceOf(
			PageResponse::class,
			$this->act( 'set-up-two-step', array( 'current_password' => self::PASSWORD ) )
		);
		$page = $this->block();
		preg_match( '/name="offer" value="([^"]+)"/', $page, $offer );
		preg_match( '/((?:[A-Z2-7]{4} ){7}[A-Z2-7]{4})/', $page, $key );
		return array( 'offer' => html_entity_decode( $offer[1] ?? '' ), 'key' => $key[1] ?? '' );
	}

	/** As an app works it out. */
	private function codeOf( string $key ): string {
		$bits = '';
		foreach ( str_split( str_replace( ' ', '', $key ) ) as $letter ) {
			$bits .= sprintf( '%05b', strpos( 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', $letter ) );
		}
		$seed = implode(
			'',
			array_map( static fn( string $byte ): string => chr( (int) bindec( $byte ) ), str_split( $bits, 8 ) )
		);
		return Totp::code( $seed, intdiv( time(), Totp::SECONDS ) );
	}
}
