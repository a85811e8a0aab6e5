<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login;

use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\HttpAnswer;

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
}
