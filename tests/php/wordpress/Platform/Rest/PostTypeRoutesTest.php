<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Rest;

use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Routes for our types of post are registered when asked for, and nobody can tell. */
final class PostTypeRoutesTest extends SiteTestCase {

	#[DataProvider( 'asked' )]
	public function test_who_asks_for_one_gets_an_answer( string $route ): void {
		self::assertSame( 'rest_forbidden', Http::get( "/?rest_route={$route}" )->json()['code'] );
	}

	/** @return array<string, list<string>> */
	public static function asked(): array {
		return array(
			'its list' => array( '/wp/v2/atoll-forms' ),
			'as WordPress matches, whatever the case' => array( '/wp/v2/Atoll-Forms/' ),
		);
	}

	#[DataProvider( 'lists' )]
	public function test_lists_of_routes_have_them( string $route ): void {
		$routes = array_keys( Http::get( "/?rest_route={$route}" )->json()['routes'] );
		self::assertContains( '/wp/v2/atoll-forms', $routes );
		self::assertContains( '/wp/v2/atoll-forms/(?P<parent>[\d]+)/revisions', $routes );
		self::assertContains( '/wp/v2/atoll-forms/(?P<id>[\d]+)/autosaves', $routes );
		self::assertContains( '/wp/v2/atoll-notifications', $routes );
	}

	/** @return array<string, list<string>> */
	public static function lists(): array {
		return array(
			'the index'                  => array( '/' ),
			'the index of the namespace' => array( '/wp/v2' ),
		);
	}

	public function test_a_batch_finds_them(): void {
		$requests = array( array( 'method' => 'POST', 'path' => '/wp/v2/atoll-forms' ) );
		$answer   = Http::post(
			'/?rest_route=/batch/v1',
			(string) wp_json_encode( array( 'requests' => $requests ) ),
			array( 'Content-Type: application/json' )
		)->json();
		self::assertSame( 401, $answer['responses'][0]['status'] );
	}

	#[DataProvider( 'bodies' )]
	public function test_json_that_is_no_object_is_refused_and_any_other_read( string $body, int $status ): void {
		$id      = $this->user( 'administrator' );
		$browser = Browser::of( $id );
		$nonce   = $browser->nonce( $id, 'wp_rest' );
		$answer  = $browser->post(
			'/?rest_route=/wp/v2/atoll-notifications',
			$body,
			array( 'Content-Type: application/json', "X-WP-Nonce: {$nonce}" )
		);
		self::assertSame( $status, $answer->status );
		if ( 201 === $status ) {
			wp_delete_post( $answer->json()['id'], true );
		}
	}

	/** @return iterable<string, array{string, int}> */
	public static function bodies(): iterable {
		yield 'a text' => array( '"abc"', 400 );
		yield 'a number' => array( '7', 400 );
		yield 'what is no JSON' => array( '{"title"', 400 );
		yield 'an object' => array( '{"title":"Closed on Friday"}', 201 );
	}

	public function test_the_types_are_told_of_as_ever(): void {
		self::assertArrayHasKey( 'atoll_form', Http::get( '/?rest_route=/wp/v2/types' )->json() );
	}
}
