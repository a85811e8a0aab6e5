<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login\WordPressScreens;

use Atoll\Portal\Users\PortalRoles;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Programs that log in with an application password: WordPress' own Basic login, over the network. */
final class BasicLoginTest extends SiteTestCase {

	private const EARLY = 'atoll-test-early-user.php';

	protected function setUp(): void {
		parent::setUp();
		\WP_Application_Passwords::create_new_application_password(
			$this->user( 'administrator' ),
			array( 'name' => 'program' )
		);
	}

	protected function tearDown(): void {
		is_file( $this->plugin() ) && unlink( $this->plugin() );
		parent::tearDown();
	}

	public function test_a_wrong_one_tells_nobody_which_accounts_there_are(): void {
		// As plugins do that close the API to visitors.
		wp_mkdir_p( dirname( $this->plugin() ) );
		file_put_contents(
			$this->plugin(),
			"<?php add_filter( 'rest_authentication_errors', fn( \$errors ) => is_user_logged_in() ? \$errors : \$errors );"
		);
		$answers = array_map(
			fn( string $name ): HttpAnswer => Http::get( '/wp-json/', array( $this->login( $name ) ) ),
			array(
				get_userdata( $this->user( PortalRoles::CLIENT ) )->user_email,
				get_userdata( $this->user( 'editor' ) )->user_email,
				'nobody@example.com',
				'no-address',
			)
		);
		foreach ( $answers as $answer ) {
			$this->assertSame( array( 401, $answers[0]->body ), array( $answer->status, $answer->body ) );
		}
	}

	public function test_a_form_that_needs_no_login_takes_it_as_none(): void {
		$form   = $this->form();
		$answer = Http::post(
			"/wp-json/gf/v2/forms/{$form}/submissions",
			'{}',
			array( 'Content-Type: application/json', $this->login( 'nobody@example.com' ) )
		);
		$this->assertSame( array( 400, false ), array( $answer->status, $answer->json()['is_valid'] ) );
	}

	private function login( string $name ): string {
		return 'Authorization: Basic ' . base64_encode( $name . ':wrong' );
	}

	private function plugin(): string {
		return constant( 'WPMU_PLUGIN_DIR' ) . '/' . self::EARLY;
	}
}
