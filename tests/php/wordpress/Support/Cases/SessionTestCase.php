<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Cases;

use Atoll\Portal\Users\PortalRoles;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Logins in browsers, whose sessions can be made older than they are. */
abstract class SessionTestCase extends SiteTestCase {

	protected const TOKEN  = '/wp-json/s1t2/v1/token';
	protected const LOGOUT = '/wp-json/s1t2/v1/logout';

	/** Of the settings, where nothing was changed. */
	protected const IDLE    = 1800;
	protected const LONGEST = 43200;

	/** Seconds that a slow machine may need between an answer and its judgement. */
	protected const SOON = 30;

	/** @var list<int> */
	private array $made = array();

	protected function tearDown(): void {
		unset( $_COOKIE[ LOGGED_IN_COOKIE ], $_SERVER['HTTP_SEC_FETCH_SITE'], $_SERVER['HTTP_REFERER'] );
		array_map( static fn( int $page ) => wp_delete_post( $page, true ), $this->made );
		delete_option( 'atoll_portal' );
		parent::tearDown();
	}

	protected function client(): int {
		return $this->user( PortalRoles::CLIENT );
	}

	/** What POST token says: `exp`, or 0 when there is no session. */
	protected function exp( Browser $browser, string $body = '' ): int {
		$answer = $browser->post( self::TOKEN, $body )->json();
		return (int) ( $answer['user']['auth']['exp'] ?? 0 );
	}

	/** As if so many seconds had gone by, for every session of the person. */
	protected function letPass( int $user, int $seconds ): void {
		$sessions = (array) $this->sessions( $user );
		foreach ( $sessions as &$session ) {
			$session['login']      -= $seconds;
			$session['expiration'] -= $seconds;
		}
		update_user_meta( $user, 'session_tokens', $sessions );
	}

	/** @return array<string, array<string, mixed>> As WordPress keeps them, read anew. */
	protected function sessions( int $user ): array {
		wp_cache_delete( $user, 'user_meta' );
		return (array) ( get_user_meta( $user, 'session_tokens', true ) ?: array() );
	}

	/** @param array<string, mixed> $meta */
	protected function pageWith(
		array $meta = array(),
		string $title = 'Portal 5c1e',
		string $content = '',
		string $status = 'publish',
		int $parent = 0
	): int {
		$id           = (int) wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => $status,
				'post_title'   => $title,
				'post_content' => $content,
				'meta_input'   => $meta,
				'post_parent'  => $parent,
			)
		);
		$this->made[] = $id;
		return $id;
	}

	protected function pathOf( int $page ): string {
		return (string) wp_parse_url( (string) get_permalink( $page ), PHP_URL_PATH );
	}
}
