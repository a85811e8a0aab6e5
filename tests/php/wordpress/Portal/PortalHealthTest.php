<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal;

use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Site Health tells of a portal that is half set up. */
final class PortalHealthTest extends SiteTestCase {

	private const BLOCKS = array(
		'loginPage'       => 'login',
		'dashboardPage'   => 'dashboard',
		'applicationPage' => 'application',
		'profilePage'     => 'profile',
	);

	/** @var array<string, int> */
	private array $pages = array();

	protected function tearDown(): void {
		delete_option( 'atoll_portal' );
		update_option( 'timezone_string', '' );
		update_option( 'gmt_offset', '0' );
		array_map( static fn( int $page ) => wp_delete_post( $page, true ), $this->pages );
		parent::tearDown();
	}

	public function test_a_site_without_a_portal_lacks_nothing(): void {
		$this->assertSame( 'good', $this->check()['status'] );
	}

	#[DataProvider( 'timeZones' )]
	public function test_a_site_without_a_time_zone_is_told_that_days_may_be_wrong(
		string $zone,
		string $offset,
		string $status
	): void {
		$this->setUpPortal();
		update_option( 'gmt_offset', $offset );
		update_option( 'timezone_string', $zone );
		$result = $this->check();
		$this->assertSame( $status, $result['status'] );
		$this->assertSame( 'good' !== $status, str_contains( $result['description'], 'time zone' ) );
	}

	/** @return iterable<array{string, string, string}> */
	public static function timeZones(): iterable {
		yield array( '', '0', 'recommended' );
		yield array( 'UTC', '0', 'recommended' );
		yield array( '', '10', 'good' );
		yield array( 'Australia/Perth', '0', 'good' );
		yield array( 'Europe/London', '0', 'good' );
	}

	public function test_a_portal_that_is_whole_is_well(): void {
		$this->setUpPortal();
		$this->assertSame(
			array( 'good', 'The client portal is set up' ),
			array( $this->check()['status'], $this->check()['label'] )
		);
	}

	public function test_a_login_page_needs_no_mark_of_its_own(): void {
		$this->setUpPortal();
		delete_post_meta( $this->pages['loginPage'], 'atoll_portal' );
		$this->assertSame( 'good', $this->check()['status'] );
	}

	#[DataProvider( 'faults' )]
	public function test_what_is_missing_is_named( \Closure $break, string $status, string $text ): void {
		$this->setUpPortal();
		$break( $this->pages );
		$result = $this->check();
		$this->assertSame( $status, $result['status'] );
		$this->assertStringContainsString( $text, $result['description'] );
	}

	/** @return iterable<string, array{\Closure, string, string}> */
	public static function faults(): iterable {
		yield 'the login page is private' => array(
			static function ( array $pages ): void {
				update_post_meta( $pages['loginPage'], 'atoll_private', true );
				delete_post_meta( $pages['loginPage'], 'atoll_portal' );
			},
			'critical',
			'The login page is private.',
		);
		yield 'the dashboard is public' => array(
			static fn( array $pages ) => delete_post_meta( $pages['dashboardPage'], 'atoll_private' ),
			'recommended',
			'Dashboard: the page is not private.',
		);
		yield 'a page is in the trash' => array(
			static fn( array $pages ) => wp_trash_post( $pages['profilePage'] ),
			'recommended',
			'Profile: the page chosen in the settings does not exist',
		);
		yield 'a page is not named' => array(
			static fn() => update_option(
				'atoll_portal',
				array( 'applicationPage' => 0 ) + (array) get_option( 'atoll_portal' )
			),
			'recommended',
			'One application: no page is chosen.',
		);
		yield 'a page is empty' => array(
			static fn( array $pages ) => wp_update_post(
				array( 'ID' => $pages['dashboardPage'], 'post_content' => '' )
			),
			'recommended',
			'does not hold the block atoll/dashboard',
		);
	}

	private function setUpPortal(): void {
		update_option( 'timezone_string', 'Australia/Sydney' );
		foreach ( self::BLOCKS as $setting => $block ) {
			$flag                    = 'login' === $block ? 'atoll_portal' : 'atoll_private';
			$this->pages[ $setting ] = (int) wp_insert_post(
				array(
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_title'   => $block,
					'post_content' => "<!-- wp:atoll/{$block} /-->",
					'meta_input'   => array( $flag => true ),
				)
			);
		}
		update_option( 'atoll_portal', $this->pages );
	}

	/** @return array<string, mixed> */
	private function check(): array {
		return apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct']['atoll_portal']['test']();
	}
}
