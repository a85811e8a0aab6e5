<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login\WordPressScreens;

use Atoll\Portal\Passwords\PasswordResetKeys;
use Atoll\Portal\Users\PortalRoles;
use Atoll\Tests\WordPress\Portal\Login\NewPasswordTestCase;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\TestWith;

/** WordPress' own way to a new password keeps to the same rules. */
final class WordPressPasswordScreenTest extends NewPasswordTestCase {

	public function test_wordpress_own_screen_asks_the_same_way(): void {
		$this->client();
		$this->assertSame(
			add_query_arg( 'forgotten', '1', $this->login ),
			Http::get( '/wp-login.php?action=lostpassword' )->header( 'Location' )
		);
		$answers = array_map(
			static fn( string $name ): HttpAnswer => Http::post(
				'/wp-login.php?action=lostpassword',
				http_build_query( array( 'user_login' => $name ) )
			),
			array( $this->email, 'nobody@example.com', 'nobody' )
		);
		$this->assertCount( 1, array_unique( array_map( static fn( HttpAnswer $answer ): string => "{$answer->status} {$answer->header( 'Location' )} {$answer->body}", $answers ) ) );
		$this->assertStringContainsString( 'checkemail=confirm', $answers[0]->header( 'Location' ) );
	}

	public function test_wordpress_own_mail_leads_to_our_page_where_there_is_one(): void {
		$user   = get_userdata( $this->client() );
		$mail   = apply_filters(
			'retrieve_password_notification_email',
			array( 'to' => $user->user_email, 'subject' => 's', 'message' => 'm', 'headers' => '' ),
			'abcdefghij0123456789',
			$user->user_login,
			$user
		);
		$this->assertStringContainsString( "{$this->login}?reset={$user->ID}-abcdefghij0123456789", $mail['message'] );
		delete_option( 'atoll_portal' );
		$this->assertSame(
			'm',
			apply_filters(
				'retrieve_password_notification_email',
				array( 'subject' => 's', 'message' => 'm' ),
				'abcdefghij0123456789',
				$user->user_login,
				$user
			)['message']
		);
	}

	public function test_a_client_who_was_added_under_users_is_led_to_our_page(): void {
		$client = $this->client();
		$this->assertStringContainsString( "\r\n{$this->login}?reset={$client}-", $this->addedMail( $client ) );
		$this->assertStringContainsString( 'wp-login.php', $this->addedMail( $this->user( 'editor' ) ) );
		delete_option( 'atoll_portal' );
		$this->assertStringContainsString( 'wp-login.php', $this->addedMail( $client ) );
	}

	#[TestWith( array( PortalRoles::CLIENT, '1234', false ) )]
	#[TestWith( array( PortalRoles::CLIENT, "lantern 'gravel' otter", true ) )]
	#[TestWith( array( 'editor', '1234', true ) )]
	public function test_a_client_chooses_no_weaker_password_on_wordpress_own_screen(
		string $role,
		string $password,
		bool $isTaken
	): void {
		$user    = get_userdata( $this->user( $role ) );
		$key     = explode( '-', Inside::get( PasswordResetKeys::class )->make( $user ) )[1];
		$browser = new Browser();
		$browser->get( "/wp-login.php?action=rp&key={$key}&login=" . rawurlencode( $user->user_login ) );
		$form   = array( 'pass1' => $password, 'pass2' => $password, 'rp_key' => $key );
		$answer = $browser->post( '/wp-login.php?action=resetpass', http_build_query( $form ) );
		$this->assertSame( $isTaken, str_contains( $answer->body, 'Your password has been reset' ), $answer->body );
		$this->assertSame( ! $isTaken, str_contains( $answer->body, 'a password of 12 characters or more' ) );
	}

	/** The words of what WordPress mails to a new user. */
	private function addedMail( int $user ): string {
		$words = '';
		$keep  = static function ( mixed $sent, array $mail ) use ( &$words ): bool {
			$words = $mail['message'];
			return true;
		};
		add_filter( 'pre_wp_mail', $keep, 1, 2 );
		wp_new_user_notification( $user, null, 'user' );
		remove_filter( 'pre_wp_mail', $keep, 1 );
		return $words;
	}
}
