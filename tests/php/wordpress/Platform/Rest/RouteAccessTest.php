<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Rest;

use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who may use which route. A route that is not in this table fails the test. */
final class RouteAccessTest extends SiteTestCase {

	private const EDITORS = array( 'anonymous' => 401, 'subscriber' => 403, 'atoll_client' => 403, 'atoll_staff' => 403, 'editor' => 0, 'administrator' => 0 );
	private const STAFF   = array( 'atoll_staff' => 0 ) + self::EDITORS;
	private const OWNER   = array( 'editor' => 403 ) + self::EDITORS;
	private const MEMBERS = array( 'anonymous' => 401, 'subscriber' => 0, 'atoll_client' => 0, 'atoll_staff' => 0, 'editor' => 0, 'administrator' => 0 );
	/** A page of this site alone, whoever asks: the browser says where it is from, and a test is no page. */
	private const PAGES   = array( 'anonymous' => 403, 'subscriber' => 403, 'atoll_client' => 403, 'atoll_staff' => 403, 'editor' => 403, 'administrator' => 403 );
	private const ANYONE  = array( 'anonymous' => 0, 'subscriber' => 0, 'atoll_client' => 0, 'atoll_staff' => 0, 'editor' => 0, 'administrator' => 0 );

	/** Method and path => the refusal each role gets; 0 is none. */
	private const ROUTES = array(
		'POST /gf/v2/forms'                                                => self::EDITORS,
		'GET /gf/v2/forms/(?P<id>[\d]+)'                                   => self::EDITORS,
		'PUT /gf/v2/forms/(?P<id>[\d]+)'                                   => self::EDITORS,
		'DELETE /gf/v2/forms/(?P<id>[\d]+)'                                => self::EDITORS,
		'POST /gf/v2/forms/(?P<form_id>[\d]+)/submissions'                 => self::ANYONE,
		'POST /gf/v2/forms/(?P<form_id>[\d]+)/submissions/validation'      => self::ANYONE,
		'POST /gf/v2/forms/(?P<form_id>[\d]+)/submissions/review'          => self::ANYONE,
		'GET /gf/v2/entries'                                               => self::STAFF,
		'GET /gf/v2/entries/(?P<entry_id>[\d]+)'                           => self::STAFF,
		'GET /gf/v2/forms'                                                 => self::EDITORS,
		'GET /gf/v2/feeds'                                                 => self::EDITORS,
		'POST /gf/v2/feeds'                                                => self::EDITORS,
		'GET /gf/v2/forms/(?P<form_id>[\d]+)/entries'                      => self::STAFF,
		'POST /gf/v2/forms/(?P<form_id>[\d]+)/entries'                     => self::STAFF,
		'GET /gf/v2/forms/(?P<form_id>[\d]+)/field-filters'                => self::STAFF,
		'GET /gf/v2/forms/(?P<form_id>[\d]+)/results'                      => self::STAFF,
		'POST /gf/v2/entries'                                              => self::STAFF,
		'PUT /gf/v2/entries/(?P<entry_id>[\d]+)'                           => self::STAFF,
		'DELETE /gf/v2/entries/(?P<entry_id>[\d]+)'                        => self::EDITORS,
		'POST /gf/v2/entries/(?P<entry_id>[\d]+)/notifications'            => self::STAFF,
		'GET /gf/v2/entries/(?P<entry_id>[\d]+)/notes'                     => self::STAFF,
		'POST /gf/v2/entries/(?P<entry_id>[\d]+)/notes'                    => self::STAFF,
		'GET /gf/v2/notes/(?P<note_id>[\d]+)'                              => self::STAFF,
		'PUT /gf/v2/notes/(?P<note_id>[\d]+)'                              => self::STAFF,
		'DELETE /gf/v2/notes/(?P<note_id>[\d]+)'                           => self::STAFF,
		// The token, the nonce or the session decides what is found.
		'POST /s1t2/v1/drafts/claim'                                       => self::MEMBERS,
		'POST /s1t2/v1/drafts/load'                                        => self::ANYONE,
		'POST /s1t2/v1/drafts/link'                                        => self::ANYONE,
		'POST /s1t2/v1/entries/load'                                       => self::ANYONE,
		'GET /s1t2/v1/entries'                                             => self::STAFF,
		'DELETE /s1t2/v1/entries'                                          => self::EDITORS,
		'GET /s1t2/v1/entries/columns'                                     => self::EDITORS,
		'GET /s1t2/v1/entries/counts'                                      => self::STAFF,
		'GET /s1t2/v1/entries/forms'                                       => self::STAFF,
		'GET /s1t2/v1/entries/forms/(?P<form>[\d]+)'                       => self::STAFF,
		'POST /s1t2/v1/entries/mark'                                       => self::STAFF,
		'POST /s1t2/v1/entries/move'                                       => self::STAFF,
		'POST /s1t2/v1/token'                                              => self::PAGES,
		'POST /s1t2/v1/login'                                              => self::PAGES,
		'POST /s1t2/v1/logout'                                             => self::PAGES,
		'POST /s1t2/v1/upload-nonce'                                       => self::ANYONE,
		'POST /s1t2/v1/uploads'                                            => self::ANYONE,
		'POST /s1t2/v1/forms/draft'                                        => self::EDITORS,
		'POST /s1t2/v1/forms/(?P<id>[\d]+)/trial'                          => self::EDITORS,
		'POST /s1t2/v1/forms/(?P<id>[\d]+)/trial/review'                   => self::EDITORS,
		'POST /s1t2/v1/forms/test-mail'                                    => self::EDITORS,
		'GET /s1t2/v1/forms/(?P<id>[\d]+)'                                 => self::ANYONE,
		'GET /s1t2/v1/captcha-challenge'                                   => self::ANYONE,
		'GET /s1t2/v1/addresses'                                           => self::ANYONE,
		'GET /s1t2/v1/addresses/(?P<id>[A-Za-z0-9_-]{1,40})'               => self::ANYONE,
		'GET /s1t2/v1/conversion'                                          => self::ANYONE,
		'GET /s1t2/v1/health'                                              => self::ANYONE,
		'GET /s1t2/v1/settings'                                            => self::OWNER,
		'GET /s1t2/v1/settings/(?P<group>[\w-]{1,40})'                     => self::OWNER,
		'PUT /s1t2/v1/settings/(?P<group>[\w-]{1,40})'                     => self::OWNER,
		'GET /s1t2/v1/public-files'                                        => self::EDITORS,
		'GET /s1t2/v1/context'                                             => self::ANYONE,
		'POST /s1t2/v1/settings/(?P<group>[\w-]{1,40})/try'                 => self::OWNER,
		'POST /s1t2/v1/settings/styles/preview'                            => self::OWNER,
		'GET /wp/v2/atoll-forms'                                           => self::EDITORS,
		'GET /wp/v2/atoll-forms/(?P<id>[\d]+)'                             => self::EDITORS,
	);

	public function test_every_route_of_ours_is_in_the_table(): void {
		$ours = array();
		foreach ( rest_get_server()->get_routes() as $path => $handlers ) {
			if ( ! ( new RestNamespaces() )->own( $path ) || in_array( trim( $path, '/' ), array( RestNamespaces::GRAVITY, RestNamespaces::ATOLL ), true ) ) {
				continue;
			}
			foreach ( $handlers as $handler ) {
				foreach ( array_keys( $handler['methods'] ) as $method ) {
					$ours[] = "{$method} {$path}";
				}
			}
		}
		$this->assertSame( array(), array_values( array_diff( $ours, array_keys( self::ROUTES ) ) ) );
	}

	#[DataProvider( 'cases' )]
	public function test_a_route_is_open_to_those_it_is_meant_for( string $route, string $role, int $refusal ): void {
		$number = $this->form();
		$this->actAs( $role );
		list( $method, $path ) = explode( ' ', $route, 2 );
		$id                    = str_contains( $path, 'atoll-forms' ) ? \Atoll\plugin()->formStore()->findAny( $number )->postId : $number;
		$request               = new \WP_REST_Request( $method, (string) preg_replace( '/\(\?P<\w+>[^)]+\)/', (string) $id, $path ) );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( 'GET' === $method ? '' : (string) wp_json_encode( $this->fixture( 'enquiry' ) ) );
		$reply = rest_do_request( $request );
		if ( 0 === $refusal ) {
			$this->assertNotContains( $reply->get_status(), array( 401, 403, 500 ) );
			return;
		}
		$this->assertSame( $refusal, $reply->get_status() );
		$this->assertSame( 'rest_forbidden', $reply->get_data()['code'] );
		$this->assertNotNull( \Atoll\plugin()->formStore()->find( $number ) );
		$this->assertCount( 1, \Atoll\plugin()->formStore()->list() );
	}

	/** @return iterable<string, array{string, string, int}> */
	public static function cases(): iterable {
		foreach ( self::ROUTES as $route => $roles ) {
			foreach ( $roles as $role => $refusal ) {
				yield "{$role}: {$route}" => array( $route, $role, $refusal );
			}
		}
	}
}
