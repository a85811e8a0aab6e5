<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What the list of plugins says of Atoll's data. */
final class PluginRowTest extends SiteTestCase {

	/** @var mixed How far setting up has come: at first the list of plugins leads to its screen. */
	private mixed $setUp;

	protected function setUp(): void {
		parent::setUp();
		$this->setUp = get_option( 'atoll_set_up' );
		update_option( 'atoll_set_up', 'done' );
	}

	protected function tearDown(): void {
		delete_option( 'atoll_deletion' );
		false === $this->setUp ? delete_option( 'atoll_set_up' ) : update_option( 'atoll_set_up', $this->setUp );
		parent::tearDown();
	}

	public function test_it_says_that_deleting_the_plugin_keeps_its_data_and_where_to_change_that(): void {
		$row = $this->row();
		$this->assertStringContainsString( 'Deleting it keeps its data', $row );
		$this->assertStringContainsString( 'admin.php?page=atoll-settings#/deletion">Change what deleting does', $row );
		$this->assertStringNotContainsString( 'The demo site', $row );
	}

	public function test_it_says_that_deleting_the_plugin_deletes_its_data(): void {
		update_option( 'atoll_deletion', array( 'whenDeleted' => 'delete' ) );
		$this->assertStringContainsString( 'Deleting it deletes its data for good, with every entry and file', $this->row() );
	}

	public function test_it_says_that_the_demo_site_stays_too(): void {
		$page = url_to_postid( $this->page( $this->form() ) );
		update_post_meta( $page, DemoMarkers::KEY, 'page:/about/' );
		$this->assertStringContainsString( 'page=atoll-set-up">The demo site stays too: remove it first', $this->row() );
		update_option( 'atoll_deletion', array( 'whenDeleted' => 'delete' ) );
		$this->assertStringNotContainsString( 'The demo site', $this->row() );
	}

	/** HTML of Atoll's row. */
	private function row(): string {
		$html = Browser::of( $this->user( 'administrator' ) )->get( '/wp-admin/plugins.php' )->body;
		$this->assertSame( 1, preg_match( '~<tr[^>]*data-plugin="atoll/atoll\.php".*?</tr>~s', $html, $row ) );
		return $row[0];
	}
}
