<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Roles;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use Atoll\Tests\WordPress\Support\Surface;
use PHPUnit\Framework\Attributes\DataProvider;

/** Whatever can be reached has its row in guards.php, and the row is true. */
final class GuardsTest extends SiteTestCase {

	/** Seconds of the lengths of time that limits name. */
	private const TIMES = array( 'a minute' => 60, 'in ten minutes' => 600, 'a day' => 86400 );

	public function test_whatever_can_be_reached_has_a_row(): void {
		$this->actAs( 'administrator' );
		$routes = array_filter( Surface::routes(), static fn( string $route ): bool => ! str_contains( $route, ' /wp/v2/' ) );
		$this->assertRows( 'REST routes', array_map( self::readable( ... ), $routes ) );
		$this->assertRows( 'The portal’s forms', Surface::portalForms() );
		$this->assertRows( 'Buttons of forms without JavaScript', Surface::buttons() );
		$this->assertRows( 'An entry’s forms in wp-admin', Surface::entryForms() );
		$this->assertRows( 'Doors of wp-admin', Surface::doors() );
		$this->assertSame( array(), array_diff_assoc( Surface::screens(), array_map( static fn( array $row ): string => $row['capability'], self::guards()['Screens of wp-admin'] ) ) );
		$this->assertRows( 'Screens of wp-admin', array_keys( Surface::screens() ) );
		$this->assertRows( 'Events of WordPress’ cron', Surface::events() );
		if ( array() !== Surface::abilities() ) {
			$this->assertRows( 'Abilities', Surface::abilities() );
		}
	}

	public function test_the_documentation_shows_it_as_it_is(): void {
		$page = (string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/security.md' );
		foreach ( self::guards() as $title => $rows ) {
			$this->assertTrue( str_contains( $page, self::markdown( $title, $rows ) ), "docs/security.md wants:\n\n" . self::markdown( $title, $rows ) );
		}
	}

	public function test_a_route_asks_for_the_capability_that_its_row_names(): void {
		wp_set_current_user( $this->user( 'subscriber' ) );
		$held  = '';
		$grant = static function ( array $all ) use ( &$held ): array {
			return array( $held => true ) + $all;
		};
		add_filter( 'user_has_cap', $grant );
		$wrong = array();
		foreach ( $this->callbacks() as $route => $mayBeAsked ) {
			$named = self::guards()['REST routes'][ $route ]['who may'];
			foreach ( 1 === preg_match( '/^\w+_\w+$/', $named ) ? array( $named, 'atoll_nothing' ) : array() as $held ) {
				if ( ( $named === $held ) !== ( true === $mayBeAsked() ) ) {
					$wrong[] = "{$route} with {$held}";
				}
			}
		}
		remove_filter( 'user_has_cap', $grant );
		$this->assertSame( array(), $wrong );
	}

	#[DataProvider( 'limitedRoutes' )]
	public function test_one_more_than_a_routes_limit_is_refused( string $route, int $most, int $seconds, string $name ): void {
		$form = $this->form( 'enquiry', array( 'save' => array( 'enabled' => true ) ) );
		update_option( 'atoll_spam', array() );
		update_option( 'atoll_marketing', array( 'pixelId' => '1', 'conversionToken' => 'a' ) );
		if ( str_starts_with( self::guards()['REST routes'][ $route ]['who may'], 'whoever is logged in' ) ) {
			$this->actAs( 'subscriber' );
		}
		list( $method, $path ) = explode( ' ', $route, 2 );
		$request = new \WP_REST_Request( $method, (string) preg_replace( '/\{\w+\}/', (string) $form, $path ) );
		$fields  = array( 'id' => $form, 'form_id' => $form, 'token' => 'a', 'email' => 'jo@example.com', 'resume_url' => home_url( '/?a' ), 'field_id' => 6, 'gform_unique_id' => 'a1', 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' );
		$request->set_query_params( 'GET' === $method ? $fields + array( 'q' => 'George', 'event' => 'abcdefghij0123456789', 'page' => '/' ) : array() );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( 'GET' === $method ? '' : (string) wp_json_encode( $fields ) );
		// Half of it, where no form's token is shown.
		$this->fill( str_replace( '{form}', (string) $form, $name ), str_starts_with( $name, 'submissions' ) ? intdiv( $most, 2 ) : $most, $seconds );
		$reply = rest_do_request( $request );
		delete_option( 'atoll_marketing' );
		$this->assertSame( 429, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$this->assertGreaterThan( 0, (int) $reply->get_headers()['Retry-After'] );
	}

	/** @return iterable<string, array{string, int, int, string}> */
	public static function limitedRoutes(): iterable {
		yield from self::limits( 'REST routes' );
	}

	#[DataProvider( 'limitedForms' )]
	public function test_one_more_than_a_forms_limit_is_refused( string $form, int $most, int $seconds, string $name ): void {
		$action = array_values( array_filter( Inside::actions(), static fn( PortalAction $action ): bool => $form === $action::NAME ) )[0];
		$user   = $this->actAs( 'atoll_client' );
		$this->fill( $name, $most, $seconds );
		$this->expectException( TooManyRequests::class );
		$action->run( new PostedFields( array( 'formid' => '1', 'formtoken' => 'a', 'new_email' => 'k@example.com', 'current_password' => 'password', 'format' => 'csv', 'password' => 'teal otter umbrella', 'reset' => 'a', 'invitation' => 'a' ) ), new Visitor( $action::FOR_VISITORS ? 0 : $user, '127.0.0.1', '' ) );
	}

	/** @return iterable<string, array{string, int, int, string}> */
	public static function limitedForms(): iterable {
		yield from self::limits( 'The portal’s forms' );
	}

	/** @return iterable<string, array{string, int, int, string}> What is limited, how often, in how many seconds, under which name. */
	private static function limits( string $title ): iterable {
		foreach ( self::guards()[ $title ] as $what => $row ) {
			if ( 1 === preg_match( '/^(\d+) (a minute|in ten minutes|a day), “(.+?)”/u', $row['limit'], $read ) ) {
				yield $what => array( $what, (int) $read[1], self::TIMES[ $read[2] ], $read[3] );
			}
		}
	}

	/** As if the limit had been reached from here, now and in the length of time that may begin meanwhile. */
	private function fill( string $name, int $most, int $seconds ): void {
		global $wpdb;
		$now = time() - time() % $seconds + $seconds;
		foreach ( array( $now, $now + $seconds ) as $end ) {
			$wpdb->insert( $wpdb->prefix . RateLimitTable::NAME, array( 'bucket' => hash( 'sha256', "{$name}\n127.0.0.1\n{$end}" ), 'hits' => $most, 'ends' => $end ) );
		}
	}

	/** @return array<string, \Closure(): mixed> Whether whoever is logged in may, by route. */
	private function callbacks(): array {
		$all = array();
		foreach ( rest_get_server()->get_routes() as $path => $handlers ) {
			foreach ( $handlers as $handler ) {
				foreach ( array_keys( $handler['methods'] ) as $method ) {
					$all[ self::readable( "{$method} {$path}" ) ] = static fn(): mixed => $handler['permission_callback']( new \WP_REST_Request( $method, $path ) );
				}
			}
		}
		return array_intersect_key( $all, self::guards()['REST routes'] );
	}

	/** @param list<string> $found */
	private function assertRows( string $title, array $found ): void {
		$this->assertEqualsCanonicalizing( array_keys( self::guards()[ $title ] ), array_values( $found ), $title );
	}

	/** A route with `{id}` for the pattern of its number. */
	private static function readable( string $route ): string {
		return (string) preg_replace( '/\(\?P<(\w+)>[^)]+\)/', '{$1}', $route );
	}

	/** @return array<string, array<string, array<string, string>>> */
	private static function guards(): array {
		return require __DIR__ . '/guards.php';
	}

	/** @param array<string, array<string, string>> $rows */
	private static function markdown( string $title, array $rows ): string {
		$columns = array_keys( reset( $rows ) ?: array() );
		$lines   = array( "| {$title} | " . implode( ' | ', $columns ) . ' |', str_repeat( '| --- ', count( $columns ) + 1 ) . '|' );
		foreach ( $rows as $what => $cells ) {
			$lines[] = "| `{$what}` | " . implode( ' | ', $cells ) . ' |';
		}
		return implode( "\n", $lines ) . "\n";
	}
}
