<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Access;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What an owner took away from a role stays away, whatever an update brings. */
final class CapabilitiesTest extends SiteTestCase {

	/** @var array<string, array<string, mixed>> */
	private array $roles;

	/** @var array<string, int> */
	private array $progress;

	protected function setUp(): void {
		parent::setUp();
		$this->roles    = wp_roles()->roles;
		$this->progress = get_option( Migrator::OPTION );
	}

	protected function tearDown(): void {
		update_option( wp_roles()->role_key, $this->roles );
		update_option( Migrator::OPTION, $this->progress );
		wp_roles()->for_site();
		parent::tearDown();
	}

	public function test_an_update_grants_what_came_with_it_and_nothing_else(): void {
		get_role( 'editor' )->remove_cap( Capabilities::VIEW_ENTRIES );
		foreach ( array_keys( wp_roles()->roles ) as $role ) {
			get_role( $role )->remove_cap( Capabilities::EXPORT_ENTRIES );
		}
		$this->migrateFrom( array( 'capabilities' => 4 ) + $this->progress );
		$this->assertSame(
			array( false, true, true ),
			array(
				get_role( 'editor' )->has_cap( Capabilities::VIEW_ENTRIES ),
				get_role( 'editor' )->has_cap( Capabilities::EXPORT_ENTRIES ),
				get_role( 'administrator' )->has_cap( Capabilities::EXPORT_ENTRIES ),
			)
		);
	}

	public function test_where_nothing_says_how_far_it_was_what_roles_have_does(): void {
		get_role( 'editor' )->remove_cap( Capabilities::VIEW_ENTRIES );
		get_role( 'administrator' )->remove_cap( Capabilities::EXPORT_ENTRIES );
		$left = wp_roles()->roles;
		$this->migrateFrom( array_diff_key( $this->progress, array( 'capabilities' => 0 ) ) );
		$this->assertSame( $left, wp_roles()->roles );
	}

	/** @param array<string, int> $progress */
	private function migrateFrom( array $progress ): void {
		update_option( Migrator::OPTION, $progress );
		Inside::get( Migrator::class )->run();
		$this->assertSame( 5, get_option( Migrator::OPTION )['capabilities'] );
		wp_roles()->for_site(); // As the next request reads them.
	}
}
