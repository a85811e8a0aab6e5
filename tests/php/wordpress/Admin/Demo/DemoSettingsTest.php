<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Admin\Demo\Parts\DemoSettings;
use Atoll\Admin\Demo\Writing\DemoPlaceholders;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Database\Transaction;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Settings that somebody changes while the demonstration is on, setting by setting. */
final class DemoSettingsTest extends SiteTestCase {

	private const DEMO = array(
		'atoll_company' => array( 'phone' => '1800 975 707', 'disclaimer' => 'A demonstration.' ),
		'atoll_header'  => array(
			'headerPrimary' => array( 'headerCtas' => array( array( 'headerCtaHref' => 'phone' ) ) ),
		),
	);

	private string $file;

	protected function setUp(): void {
		parent::setUp();
		$this->file = (string) tempnam( get_temp_dir(), 'atoll' );
		file_put_contents( $this->file, (string) wp_json_encode( self::DEMO ) );
	}

	protected function tearDown(): void {
		unlink( $this->file );
		array_map( delete_option( ... ), array_keys( self::DEMO ) );
		parent::tearDown();
	}

	public function test_of_a_group_only_what_someone_changed_stays(): void {
		$this->changed( 'atoll_company', array( 'disclaimer' => 'A demonstration.', 'phone' => '1300 111 222' ) );
		$this->assertSame( array( 'phone' => '1300 111 222' ), get_option( 'atoll_company' ) );
	}

	public function test_what_stood_in_the_group_before_comes_back_beside_it(): void {
		$ours = array( 'legalName' => 'Jo Pty Ltd', 'phone' => '02 9876 5432', 'disclaimer' => 'Ours.' );
		update_option( 'atoll_company', $ours );
		$this->changed( 'atoll_company', array( 'phone' => '1300 111 222', 'disclaimer' => 'A demonstration.' ) );
		$this->assertEquals( array( 'phone' => '1300 111 222' ) + $ours, get_option( 'atoll_company' ) );
	}

	public function test_so_it_is_in_a_group_within_a_group(): void {
		$sticky = array( 'isSticky' => true ) + self::DEMO['atoll_header']['headerPrimary'];
		$this->changed( 'atoll_header', array( 'headerPrimary' => $sticky ) );
		$this->assertSame( array( 'headerPrimary' => array( 'isSticky' => true ) ), get_option( 'atoll_header' ) );
	}

	/** @param array<string, mixed> $value What the option is changed to while the demonstration is on. */
	private function changed( string $option, array $value ): void {
		$markers = new DemoMarkers( new Transaction( $GLOBALS['wpdb'] ) );
		$part    = new DemoSettings( $this->file, $markers );
		$part->install( new DemoPlaceholders( $markers, Inside::get( FormRepository::class ) ) );
		$this->assertSame( self::DEMO[ $option ], get_option( $option ) );
		update_option( $option, $value );
		$part->remove();
	}
}
