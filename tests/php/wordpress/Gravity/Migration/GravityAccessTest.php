<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Migration;

use Atoll\Gravity\Embeds\GravityFormsHealth;
use Atoll\Platform\Health\HealthResult;
use Atoll\Tests\WordPress\Support\Inside;

/** Programs and roles that worked with Gravity Forms are named before they stand before closed doors. */
final class GravityAccessTest extends MigrationTestCase {

	private const ROLE = 'enquiry_desk';

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}gf_rest_api_keys (key_id bigint(20) unsigned NOT NULL AUTO_INCREMENT, user_id bigint(20) unsigned NOT NULL, consumer_key char(64) NOT NULL, PRIMARY KEY (key_id))" );
	}

	protected function tearDown(): void {
		global $wpdb;
		$wpdb->query( "DROP TABLE {$wpdb->prefix}gf_rest_api_keys" );
		remove_role( self::ROLE );
		parent::tearDown();
	}

	public function test_a_move_names_the_users_whose_keys_stop_working(): void {
		$sentence = "those of {$this->keyHolder()->user_login} need an application password";
		$this->assertSame( HealthResult::RECOMMENDED, $this->health()->status );
		$this->assertStringContainsString( $sentence, $this->health()->description );
		$told = $this->move()->sentences( 'access' );
		$this->assertCount( 1, $told );
		$this->assertStringContainsString( $sentence, $told[0] );
	}

	public function test_site_health_is_content_once_that_user_has_an_application_password(): void {
		$holder = $this->keyHolder();
		$this->assertSame( HealthResult::RECOMMENDED, $this->health()->status );
		\WP_Application_Passwords::create_new_application_password( $holder->ID, array( 'name' => 'The exporter' ) );
		$this->assertSame( HealthResult::GOOD, $this->health()->status );
		$this->assertCount( 1, $this->move()->sentences( 'access' ), 'A program may use the key all the same.' );
	}

	public function test_a_role_that_has_gravity_forms_capabilities_alone_is_named(): void {
		add_role( self::ROLE, 'Enquiry desk', array( 'read' => true, 'gravityforms_view_entries' => true ) );
		$this->assertStringContainsString( ': Enquiry desk. Give', $this->health()->description );
		$this->assertStringContainsString( ': Enquiry desk. Give', $this->move()->sentences( 'access' )[0] );
		get_role( self::ROLE )->add_cap( 'atoll_view_entries' );
		$this->assertSame( HealthResult::GOOD, $this->health()->status );
	}

	public function test_nothing_is_said_where_nobody_loses_anything(): void {
		add_role( self::ROLE, 'Enquiry desk', array( 'read' => true, 'gravityforms_view_entries' => false ) );
		$this->assertSame( array(), $this->move()->sentences( 'access' ) );
		$this->assertSame( HealthResult::GOOD, $this->health()->status );
	}

	private function keyHolder(): \WP_User {
		global $wpdb;
		$keys = array( 'user_id' => get_current_user_id(), 'consumer_key' => str_repeat( 'a', 64 ) );
		$wpdb->insert( "{$wpdb->prefix}gf_rest_api_keys", $keys );
		$wpdb->insert( "{$wpdb->prefix}gf_rest_api_keys", $keys );
		return wp_get_current_user();
	}

	private function health(): HealthResult {
		return Inside::get( GravityFormsHealth::class )->result();
	}
}
