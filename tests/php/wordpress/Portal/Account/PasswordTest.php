<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Account;

use Atoll\Portal\Account\Password\ChangePasswordAction;
use WP_Session_Tokens;

final class PasswordTest extends AccountTestCase {

	private const NEW = 'kelp\'s "forest" under 3 moons';

	public function test_it_is_changed_every_other_session_ends_and_a_mail_tells(): void {
		$user = get_userdata( $this->actAs( 'atoll_client' ) );
		WP_Session_Tokens::get_instance( $user->ID )->create( time() + 3600 );
		$old = WP_Session_Tokens::get_instance( $user->ID )->get_all();
		$this->assertDone( 'password-changed', $this->change( self::NEW ) );
		$this->assertSame( $user->ID, wp_authenticate( $user->user_login, wp_slash( self::NEW ) )->ID ?? 0 );
		$this->assertWPError( wp_authenticate( $user->user_login, self::PASSWORD ) );
		$sessions = WP_Session_Tokens::get_instance( $user->ID )->get_all();
		$this->assertCount( 1, $sessions );
		$this->assertNotContains( $old[0], $sessions );
		$mails = $this->mails();
		$this->assertSame(
			array( array( $user->user_email ) ),
			array_map( static fn( $mail ) => $mail->message->to, $mails )
		);
		$this->assertStringNotContainsString( 'kelp', $mails[0]->message->text );
	}

	public function test_a_weak_one_or_a_wrong_present_one_changes_nothing(): void {
		$user = get_userdata( $this->actAs( 'atoll_client' ) );
		$this->assertInvalid( array( ChangePasswordAction::FIELD ), $this->change( 'short' ) );
		$this->assertInvalid( array( ChangePasswordAction::FIELD ), $this->change( $user->user_email ) );
		$this->assertInvalid( array( 'current_password' ), $this->change( self::NEW, 'wrong' ) );
		$this->assertSame( $user->ID, wp_authenticate( $user->user_login, self::PASSWORD )->ID ?? 0 );
		$this->assertSame( array(), $this->mails() );
	}

	public function test_a_space_at_its_end_is_none_of_it_wherever_it_is_asked_for(): void {
		$this->actAs( 'atoll_client' );
		$this->assertDone( 'password-changed', $this->change( self::NEW . ' ' ) );
		$this->assertDone( 'password-changed', $this->change( 'lantern gravel otter', self::NEW . ' ' ) );
		$this->assertInvalid( array( 'current_password' ), $this->change( self::NEW, ' ' ) );
	}

	private function change( string $new, string $present = self::PASSWORD ): mixed {
		return $this->act(
			ChangePasswordAction::NAME,
			array( ChangePasswordAction::FIELD => $new, 'current_password' => $present )
		);
	}

	private function assertWPError( mixed $value ): void {
		$this->assertInstanceOf( \WP_Error::class, $value );
	}
}
