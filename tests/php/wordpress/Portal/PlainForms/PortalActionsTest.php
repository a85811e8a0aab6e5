<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\PlainForms;

use Atoll\Portal\PlainForms\NonceFields;
use Atoll\Portal\PlainForms\PortalField;
use PHPUnit\Framework\Attributes\DataProvider;

/** What receives the portal's plain forms: who meant what they posted, and who did not. */
final class PortalActionsTest extends PortalActionsTestCase {

	public function test_somebody_who_is_logged_in_does_what_they_mean(): void {
		$user = $this->actAs( 'atoll_client' );
		$this->assertSame(
			'to ' . home_url( '/?atoll_done=renamed' ),
			$this->send( $this->fields( array( 'name' => ' Kim ' ) ) )
		);
		$this->assertSame( array( "{$user} Kim" ), $this->done );
	}

	#[DataProvider( 'refusals' )]
	public function test_what_nobody_meant_is_not_done( \Closure $change ): void {
		$this->actAs( 'atoll_client' );
		$body = $this->fields( array( 'name' => 'Kim' ) );
		$this->assertSame( 403, $this->send( $change( $body, $this ) )?->status() );
		$this->assertSame( array(), $this->done );
	}

	/** @return iterable<string, array{\Closure}> */
	public static function refusals(): iterable {
		$from = static fn( string $site ): \Closure => static function ( array $body ) use ( $site ): array {
			$_SERVER['HTTP_SEC_FETCH_SITE'] = $site;
			return $body;
		};
		yield 'without a nonce' => array(
			static fn( array $body ) => array_diff_key( $body, array( NonceFields::NONCE => 1 ) ),
		);
		yield 'with a nonce of something else' => array(
			static fn( array $body ) => array( NonceFields::NONCE => wp_create_nonce( 'wp_rest' ) ) + $body,
		);
		yield 'with somebody else’s nonce' => array(
			static function ( array $body, self $test ): array {
				$test->actAs( 'atoll_client' );
				return $body;
			},
		);
		yield 'after the login has ended' => array(
			static function ( array $body ): array {
				wp_set_current_user( 0 );
				return $body;
			},
		);
		yield 'from another site' => array( $from( 'cross-site' ) );
		yield 'from an address of the same domain' => array( $from( 'same-site' ) );
		yield 'from another origin, by an old browser' => array(
			static function ( array $body ): array {
				unset( $_SERVER['HTTP_SEC_FETCH_SITE'] );
				$_SERVER['HTTP_ORIGIN'] = 'https://elsewhere.example';
				return $body;
			},
		);
		yield 'by a client that says nothing of itself' => array(
			static function ( array $body ): array {
				unset( $_SERVER['HTTP_SEC_FETCH_SITE'] );
				return $body;
			},
		);
	}

	public function test_an_old_browser_says_its_origin(): void {
		$this->actAs( 'atoll_client' );
		unset( $_SERVER['HTTP_SEC_FETCH_SITE'] );
		$_SERVER['HTTP_ORIGIN'] = home_url();
		$this->assertIsString( $this->send( $this->fields( array( 'name' => 'Kim' ) ) ) );
	}

	public function test_after_a_new_login_of_the_same_person_the_second_press_counts(): void {
		$user = $this->actAs( 'atoll_client' );
		$body = array( NonceFields::NONCE => 'of before' )
			+ $this->fields( array( 'name' => 'Kim', 'secret' => 'kelp forest' ) );
		$this->assertStringContainsString( 'press the button again', $this->send( $body )?->getMessage() ?? '' );
		$html = $this->portalForm()->render(
			'rename',
			'Save',
			array( new PortalField( 'name', 'Name' ), new PortalField( 'secret', 'Password', 'password' ) )
		);
		$this->assertStringContainsString( 'value="Kim"', $html );
		$this->assertStringNotContainsString( 'kelp forest', $html );
		$this->assertSame( 1, preg_match( '/name="atoll_nonce" value="([^"]+)"/', $html, $nonce ) );
		$this->assertIsString( $this->send( array( NonceFields::NONCE => $nonce[1] ) + $body ) );
		$this->assertSame( array( "{$user} Kim" ), $this->done );
	}

	public function test_what_one_person_typed_is_not_given_back_to_another(): void {
		$this->actAs( 'atoll_client' );
		$body = $this->fields( array( 'name' => 'Kim' ) );
		$this->actAs( 'atoll_client' );
		$this->assertStringContainsString( 'the person who opened', $this->send( $body )?->getMessage() ?? '' );
		$this->assertStringNotContainsString(
			'Kim',
			$this->portalForm()->render( 'rename', 'Save', array( new PortalField( 'name', 'Name' ) ) )
		);
	}

	public function test_an_action_that_nobody_knows_is_refused(): void {
		$this->assertSame(
			400,
			$this->send( array( NonceFields::ACTION => 'erase-all' ), form: 'erase-all' )?->status()
		);
		$this->assertNull( $this->send( array( NonceFields::ACTION => array( 'rename' ) ) ) );
		$this->assertNull( $this->send( array() ) );
	}
}
