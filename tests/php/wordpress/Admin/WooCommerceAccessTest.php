<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin;

use Atoll\Platform\Access\Capabilities;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** WooCommerce keeps whoever neither writes nor sells out of wp-admin, unless a filter of its own says otherwise. */
final class WooCommerceAccessTest extends SiteTestCase {

	private const ROLE = 'atoll_test_reader';

	protected function setUp(): void {
		parent::setUp();
		add_role( self::ROLE, 'Reader of entries', array( 'read' => true, Capabilities::VIEW_ENTRIES => true ) );
	}

	protected function tearDown(): void {
		remove_role( self::ROLE );
		parent::tearDown();
	}

	/** @return iterable<string, array{string, bool}> */
	public static function roles(): iterable {
		yield 'staff' => array( 'atoll_staff', true );
		yield 'a role of the site that sees entries' => array( self::ROLE, true );
		yield 'a client' => array( 'atoll_client', false );
		yield 'a subscriber' => array( 'subscriber', false );
	}

	#[DataProvider( 'roles' )]
	public function test_whoever_works_with_atoll_gets_into_wp_admin( string $role, bool $has ): void {
		$this->actAs( $role );
		foreach ( array( 'woocommerce_prevent_admin_access', 'woocommerce_disable_admin_bar' ) as $filter ) {
			$this->assertSame( ! $has, apply_filters( $filter, true ), $filter );
			$this->assertFalse( apply_filters( $filter, false ), 'what is open stays open' );
		}
	}
}
