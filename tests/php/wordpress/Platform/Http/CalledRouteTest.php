<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Http;

use Atoll\Platform\Http\CalledRoute;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** A call of the REST API is known by its address, whatever permalinks the site has. */
final class CalledRouteTest extends SiteTestCase {

	/** @var array<string, string> */
	private array $server;

	protected function setUp(): void {
		parent::setUp();
		$this->server = $_SERVER;
	}

	protected function tearDown(): void {
		$_SERVER = $this->server;
		$_GET    = array();
		parent::tearDown();
	}

	/** @return iterable<string, array{string, string, bool}> The home page's address, what is called, whether it is. */
	public static function addresses(): iterable {
		$home  = 'https://example.com.au';
		$route = '/gf/v2/forms/7/submissions';
		yield 'pretty' => array( $home, "/wp-json{$route}", true );
		yield 'index' => array( $home, "/index.php/wp-json{$route}?a=b", true );
		yield 'plain' => array( $home, '/index.php?rest_route=' . rawurlencode( $route ), true );
		yield 'a subfolder' => array( "{$home}/loans", "/loans/wp-json{$route}/", true );
		yield 'a subfolder with index' => array( "{$home}/loans", "/loans/index.php/wp-json{$route}", true );
		yield 'another site beside it' => array( "{$home}/loans", "/index.php/wp-json{$route}", false );
		yield 'a page' => array( $home, "/about/wp-json{$route}", false );
	}

	#[DataProvider( 'addresses' )]
	public function test_an_address_calls( string $home, string $uri, bool $calls ): void {
		$filter                 = static fn(): string => $home;
		$_SERVER['REQUEST_URI'] = $uri;
		parse_str( (string) wp_parse_url( $uri, PHP_URL_QUERY ), $_GET );
		add_filter( 'pre_option_home', $filter );
		try {
			$this->assertSame( $calls, CalledRoute::isSubmission( new RestNamespaces() ) );
		} finally {
			remove_filter( 'pre_option_home', $filter );
		}
	}
}
