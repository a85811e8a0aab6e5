<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Rest;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who may use which route of Roles/guards.php, which has all of them. */
final class RouteAccessTest extends SiteTestCase {

	private const EDITORS = array(
		'anonymous'     => 401,
		'subscriber'    => 403,
		'atoll_client'  => 403,
		'atoll_staff'   => 403,
		'editor'        => 0,
		'administrator' => 0,
	);
	private const STAFF   = array( 'atoll_staff' => 0 ) + self::EDITORS;
	private const OWNER   = array( 'editor' => 403 ) + self::EDITORS;
	private const MEMBERS = array(
		'anonymous'     => 401,
		'subscriber'    => 0,
		'atoll_client'  => 0,
		'atoll_staff'   => 0,
		'editor'        => 0,
		'administrator' => 0,
	);
	/** A page of this site alone, whoever asks: the browser says where it is from, and a test is no page. */
	private const PAGES   = array(
		'anonymous'     => 403,
		'subscriber'    => 403,
		'atoll_client'  => 403,
		'atoll_staff'   => 403,
		'editor'        => 403,
		'administrator' => 403,
	);
	private const ANYONE  = array(
		'anonymous'     => 0,
		'subscriber'    => 0,
		'atoll_client'  => 0,
		'atoll_staff'   => 0,
		'editor'        => 0,
		'administrator' => 0,
	);

	/** The refusal that each role gets, by the words of guards.php; 0 is none. */
	private const BY_CAPABILITY = array(
		'atoll_edit_forms'     => self::EDITORS,
		'atoll_delete_forms'   => self::EDITORS,
		'atoll_delete_entries' => self::EDITORS,
		'atoll_export_entries' => self::EDITORS,
		'edit_posts'           => self::EDITORS,
		'atoll_view_entries'   => self::STAFF,
		'atoll_edit_entries'   => self::STAFF,
		'atoll_edit_settings'  => self::OWNER,
		'view_site_health_checks' => self::OWNER,
	);
	private const BY_WORDS      = array(
		'everyone'            => self::ANYONE,
		'whoever is logged in' => self::MEMBERS,
		'pages of this site'  => self::PAGES,
	);

	#[DataProvider( 'cases' )]
	public function test_a_route_is_open_to_those_it_is_meant_for( string $route, string $role, int $refusal ): void {
		$number = $this->form();
		$this->actAs( $role );
		list( $method, $path ) = explode( ' ', $route, 2 );
		$request               = new \WP_REST_Request(
			$method,
			(string) preg_replace( '/\{\w+\}/', (string) $number, $path )
		);
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( 'GET' === $method ? '' : (string) wp_json_encode( $this->fixture( 'enquiry' ) ) );
		$reply = rest_do_request( $request );
		if ( 0 === $refusal ) {
			$this->assertNotContains( $reply->get_status(), array( 401, 403, 500 ) );
			return;
		}
		$this->assertSame( $refusal, $reply->get_status() );
		$this->assertSame( 'rest_forbidden', $reply->get_data()['code'] );
		$this->assertNotNull( Inside::get( FormRepository::class )->find( $number ) );
		$this->assertCount( 1, Inside::get( FormRepository::class )->list() );
	}

	/** @return iterable<string, array{string, string, int}> */
	public static function cases(): iterable {
		foreach ( ( require dirname( __DIR__, 2 ) . '/Roles/guards.php' )['REST routes'] as $route => $row ) {
			foreach ( self::roles( $row['who may'] ) as $role => $refusal ) {
				yield "{$role}: {$route}" => array( $route, $role, $refusal );
			}
		}
	}

	/** @return array<string, int> */
	private static function roles( string $who ): array {
		foreach ( self::BY_WORDS as $words => $roles ) {
			if ( str_starts_with( $who, $words ) ) {
				return $roles;
			}
		}
		return self::BY_CAPABILITY[ $who ];
	}
}
