<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Roles;

use Atoll\Platform\Jobs\ScheduledJobs;
use Atoll\Tests\WordPress\Support\Contract\Surface;
use Atoll\Tests\WordPress\Support\Inside;

/** Whatever can be reached has its row in guards.php, and the row is true. */
final class GuardsTest extends GuardsTestCase {

	/** How rows call what WordPress knows an event's recurrence by. */
	private const OFTEN = array(
		''                          => 'once',
		ScheduledJobs::DAILY        => 'daily',
		ScheduledJobs::FIVE_MINUTES => 'every five minutes',
	);

	public function test_whatever_can_be_reached_has_a_row(): void {
		$this->actAs( 'administrator' );
		$routes = array_filter(
			Surface::routes(),
			static fn( string $route ): bool => ! str_contains( $route, ' /wp/v2/' )
		);
		$this->assertRows( 'REST routes', array_map( self::readable( ... ), $routes ) );
		$this->assertRows( 'The portal’s forms', Surface::portalForms() );
		$this->assertRows( 'Buttons of forms without JavaScript', Surface::buttons() );
		$this->assertRows( 'An entry’s forms in wp-admin', Surface::entryForms() );
		$this->assertRows( 'Doors of wp-admin', Surface::doors() );
		$this->assertSame(
			array(),
			array_diff_assoc(
				Surface::screens(),
				array_map(
					static fn( array $row ): string => $row['capability'],
					self::guards()['Screens of wp-admin']
				)
			)
		);
		$this->assertRows( 'Screens of wp-admin', array_keys( Surface::screens() ) );
		$this->assertRows( 'Events of WordPress’ cron', Surface::events() );
		if ( array() !== Surface::abilities() ) {
			$this->assertRows( 'Abilities', Surface::abilities() );
		}
	}

	public function test_the_documentation_shows_it_as_it_is(): void {
		$page = (string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/security.md' );
		foreach ( self::guards() as $title => $rows ) {
			$this->assertTrue(
				str_contains( $page, self::markdown( $title, $rows ) ),
				"docs/security.md wants:\n\n" . self::markdown( $title, $rows )
			);
		}
	}

	public function test_events_come_as_often_as_their_rows_say(): void {
		Inside::get( ScheduledJobs::class )->schedule();
		$wrong = array();
		foreach ( self::guards()['Events of WordPress’ cron'] as $event => $row ) {
			$begins = self::OFTEN[ (string) wp_get_schedule( $event ) ];
			if ( ! str_starts_with( $row['runs'], $begins ) ) {
				$wrong[ $event ] = $begins;
			}
		}
		$this->assertSame( array(), $wrong );
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
			$guarded = 1 === preg_match( '/^\w+_\w+$/', $named ) ? array( $named, 'atoll_nothing' ) : array();
			foreach ( $guarded as $held ) {
				if ( ( $named === $held ) !== ( true === $mayBeAsked() ) ) {
					$wrong[] = "{$route} with {$held}";
				}
			}
		}
		remove_filter( 'user_has_cap', $grant );
		$this->assertSame( array(), $wrong );
	}

	/** @return array<string, \Closure(): mixed> Whether whoever is logged in may, by route. */
	private function callbacks(): array {
		$all = array();
		foreach ( rest_get_server()->get_routes() as $path => $handlers ) {
			foreach ( $handlers as $handler ) {
				foreach ( array_keys( $handler['methods'] ) as $method ) {
					$route         = self::readable( "{$method} {$path}" );
					$all[ $route ] = static fn(): mixed => $handler['permission_callback'](
						new \WP_REST_Request( $method, $path )
					);
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

	/** @param array<string, array<string, string>> $rows */
	private static function markdown( string $title, array $rows ): string {
		$columns = array_keys( reset( $rows ) ?: array() );
		$lines   = array(
			"| {$title} | " . implode( ' | ', $columns ) . ' |',
			str_repeat( '| --- ', count( $columns ) + 1 ) . '|',
		);
		foreach ( $rows as $what => $cells ) {
			$lines[] = "| `{$what}` | " . implode( ' | ', $cells ) . ' |';
		}
		return implode( "\n", $lines ) . "\n";
	}
}
