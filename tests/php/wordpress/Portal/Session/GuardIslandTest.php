<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Session;

use Atoll\Platform\Access\Sessions\SessionFingerprint;
use Atoll\Tests\WordPress\Support\Contract\JsonSchema;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use PHPUnit\Framework\Attributes\TestWith;

/** The script that asks whether a login still lasts: the pages that carry it, and what it is told. */
final class GuardIslandTest extends GuardTestCase {

	public function test_a_private_page_carries_the_guard_for_whoever_is_in(): void {
		$client = $this->client();
		$answer = Browser::of( $client )->get( get_permalink( $this->private ) );
		$this->assertSame( 'private, no-store', $answer->header( 'Cache-Control' ) );
		$props = $this->guardProps( $answer );
		$this->assertEqualsWithDelta( time() + self::IDLE, $props['exp'], self::SOON );
		$this->assertEqualsWithDelta( time(), $props['now'], self::SOON, 'for browsers whose clock is wrong' );
		unset( $props['exp'], $props['now'] );
		$this->assertSame(
			array(
				'token'       => rest_url( 's1t2/v1/token' ),
				'logout'      => rest_url( 's1t2/v1/logout' ),
				'login'       => rest_url( 's1t2/v1/login' ),
				'loginPage'   => get_permalink( $this->login ),
				'leftPage'    => get_permalink( $this->login ) . '?atoll_done=logged-out',
				'page'        => get_permalink( $this->private ),
				'isPrivate'   => true,
				'cookie'      => LOGGED_IN_COOKIE,
				'mark'        => ( new SessionFingerprint() )->mark( $client ),
				'warnSeconds' => 180,
			),
			$props
		);
	}

	public function test_so_does_a_page_whose_form_could_lose_answers_where_it_sleeps_and_no_other(): void {
		$form   = $this->page( $this->form() );
		$client = Browser::of( $this->client() );
		$this->assertStringContainsString(
			'data-island="guard" data-on="intent"',
			$client->get( $form )->body,
			'the form wakes it'
		);
		$this->assertFalse( $this->guardProps( $client->get( $form ) )['isPrivate'] );
		$this->assertMatchesRegularExpression(
			'~<form class="atoll-log-out" method="post" action="' . preg_quote( $form, '~' ) . '" hidden>~',
			$client->get( add_query_arg( 'formid', '12', $form ) )->body,
			'to log out by it where a call fails; the page as it is for everybody'
		);
		$this->assertSame(
			0,
			$this->guardProps( Browser::of( $this->user( 'editor' ) )->get( $form ) )['warnSeconds'],
			'who cannot stay longer is not asked'
		);
		$this->assertNull(
			$this->guardProps( $client->get( get_permalink( $this->pageWith( array(), 'Public 5c1e' ) ) ) )
		);
		$visitor = ( new Browser() )->get( $form );
		$this->assertNull( $this->guardProps( $visitor ) );
		$this->assertStringNotContainsString( 'no-store', $visitor->header( 'Cache-Control' ) );
	}

	public function test_it_is_told_the_address_of_the_page_without_what_else_that_asks_for(): void {
		$private = (string) get_permalink( $this->private );
		wp_update_post( array( 'ID' => $this->private, 'post_content' => 'One.<!--nextpage-->Two.' ) );
		$client = Browser::of( $this->client() );
		$told   = fn( string $address ): ?string => $this->guardProps( $client->get( $address ) )['page'] ?? null;
		$this->assertSame( $private, $told( "{$private}?formid=12&formtoken=ab&atoll_done=documents-sent&entry=5" ) );
		$this->assertSame( "{$private}2/", $told( "{$private}2/?formid=12" ), 'a part of a text that is divided' );
		$this->assertSame( "{$private}?order=asc", $told( "{$private}?order=asc&formid=12" ), 'what is found by' );
	}

	public function test_a_login_page_has_no_guard_and_sends_on_whoever_is_logged_in_by_now(): void {
		$visitor = ( new Browser() )->get( (string) get_permalink( $this->login ) );
		$this->assertNull( $this->guardProps( $visitor ) );
		$this->assertSame( 1, substr_count( $visitor->body, 'data-enhance="forward-logged-in"' ) );
		$this->assertStringNotContainsString(
			'forward-logged-in',
			( new Browser() )->get( $this->page( $this->form() ) )->body
		);
	}

	#[TestWith( array( 'logged-out', true ) )]
	#[TestWith( array( 'logged-out-everywhere', true ) )]
	#[TestWith( array( 'account-closed', true ) )]
	#[TestWith( array( 'account-closed-here', true ) )]
	#[TestWith( array( 'logged-out-elsewhere', false ) )]
	#[TestWith( array( 'login-ended', false ) )]
	#[TestWith( array( '', false ) )]
	public function test_a_login_page_tells_other_tabs_of_a_login_that_was_ended_on_purpose(
		string $notice,
		bool $isTold
	): void {
		$login = add_query_arg( 'atoll_done', $notice, (string) get_permalink( $this->login ) );
		$this->assertSame(
			$isTold,
			str_contains( ( new Browser() )->get( $login )->body, '&quot;ended&quot;:&quot;' . LOGGED_IN_COOKIE )
		);
	}

	public function test_a_page_with_a_guard_is_asked_for_anew_when_it_comes_back_without_it(): void {
		$client = Browser::of( $this->client() );
		$form   = $this->page( $this->form() );
		$this->assertStringContainsString(
			'data-enhance="reload-restored-page"',
			$client->get( (string) get_permalink( $this->private ) )->body
		);
		$this->assertStringContainsString( 'data-enhance="reload-restored-page"', $client->get( $form )->body );
		$this->assertStringNotContainsString( 'reload-restored-page', ( new Browser() )->get( $form )->body );
	}

	/** @return array<string, mixed>|null Props of the guard's island, which are as the contract says. */
	private function guardProps( HttpAnswer $answer ): ?array {
		$found = preg_match( '~data-island="guard" data-on="(?:load|intent)"><script type="application/json" data-atoll="props">(.*?)</script>~', $answer->body, $match );
		if ( 1 !== $found ) {
			return null;
		}
		$props  = json_decode( $match[1], true );
		$schema = JsonSchema::read( 'script-data/guard-props.schema' );
		$this->assertSame( '', JsonSchema::complaint( $schema, $props, 'props' ) );
		return $props;
	}
}
