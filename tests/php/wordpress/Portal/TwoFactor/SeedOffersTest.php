<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\TwoFactor;

use Atoll\Portal\TwoFactor\Account\SeedOffers;
use Atoll\Portal\TwoFactor\SeedEncryption;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use WP_User;

/** A key that the profile page shows can be confirmed for half an hour, in the login that asked for it. */
final class SeedOffersTest extends SiteTestCase {

	private const NOW = 1_800_000_000;

	private int $time = self::NOW;

	/** @var array<string, mixed> */
	private array $cookies;

	protected function setUp(): void {
		parent::setUp();
		$this->cookies = $_COOKIE;
	}

	protected function tearDown(): void {
		$_COOKIE = $this->cookies;
		parent::tearDown();
	}

	public function test_a_key_that_is_offered_ends_after_half_an_hour(): void {
		$user       = new WP_User( $this->user( 'atoll_client' ) );
		$offer      = $this->offers()->make( $user );
		$this->time = self::NOW + 1800;
		$this->assertSame( $offer->seed, $this->offers()->find( $offer->sealed, $user )?->seed );
		$this->time = self::NOW + 1801;
		$this->assertNull( $this->offers()->find( $offer->sealed, $user ) );
	}

	public function test_a_key_that_is_offered_belongs_to_one_login(): void {
		$user = new WP_User( $this->user( 'atoll_client' ) );
		$this->useSession( 'this' );
		$offer = $this->offers()->make( $user );
		$this->useSession( 'another' );
		$this->assertNull( $this->offers()->find( $offer->sealed, $user ) );
		$this->useSession( 'this' );
		$this->assertSame( $offer->seed, $this->offers()->find( $offer->sealed, $user )?->seed );
	}

	private function offers(): SeedOffers {
		return new SeedOffers( Inside::get( SeedEncryption::class ), fn(): int => $this->time );
	}

	/** As a browser says it; what the cookie is worth was asked before. */
	private function useSession( string $token ): void {
		$_COOKIE[ LOGGED_IN_COOKIE ] = "kim|9999999999|{$token}|signature";
	}
}
