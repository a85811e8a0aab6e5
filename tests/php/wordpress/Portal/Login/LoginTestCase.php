<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login;

use Atoll\Portal\Users\PortalRoles;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Portal\Invitations\InvitationTestCase;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;

/** A site with a login page and pages behind it, asked over the network. */
abstract class LoginTestCase extends InvitationTestCase {

	protected string $login;
	protected string $dashboard;
	protected string $application;

	/** @var list<int> */
	private array $made = array();

	protected function setUp(): void {
		parent::setUp();
		$login             = $this->addPage(
			'Way in',
			'<!-- wp:atoll/login /-->',
			array( PageMeta::IS_LOGIN_PAGE => '1' )
		);
		$dashboard         = $this->addPage( 'Inside', '<p>Inside</p>', array( PageMeta::IS_PRIVATE => '1' ) );
		$application       = $this->addPage(
			'Application',
			'<p>Application</p>',
			array( PageMeta::IS_PRIVATE => '1' )
		);
		$this->login       = (string) get_permalink( $login );
		$this->dashboard   = (string) get_permalink( $dashboard );
		$this->application = (string) get_permalink( $application );
		update_option(
			'atoll_portal',
			array( 'loginPage' => $login, 'dashboardPage' => $dashboard, 'applicationPage' => $application )
		);
	}

	protected function tearDown(): void {
		delete_option( 'atoll_portal' );
		array_map( static fn( int $page ) => wp_delete_post( $page, true ), $this->made );
		parent::tearDown();
	}

	/** Somebody who logs in with `$this->email` and PASSWORD. */
	protected function client(): int {
		$id = $this->user( PortalRoles::CLIENT );
		wp_update_user( array( 'ID' => $id, 'user_email' => $this->email, 'display_name' => 'Mia Quokka' ) );
		wp_set_password( self::PASSWORD, $id );
		return $id;
	}

	/** @param array<string, string> $fields */
	protected function send(
		string $action,
		array $fields,
		string $query = '',
		Browser $browser = new Browser()
	): HttpAnswer {
		return $browser->post(
			$this->login . $query,
			http_build_query( array( 'atoll_action' => $action ) + $fields )
		);
	}

	protected function logIn(
		string $password = self::PASSWORD,
		string $query = '',
		Browser $browser = new Browser(),
		?string $name = null
	): HttpAnswer {
		return $this->send( 'log-in', array( 'log' => $name ?? $this->email, 'pwd' => $password ), $query, $browser );
	}

	protected function isLoggedIn( Browser $browser ): bool {
		return 200 === $browser->post( '/wp-json/s1t2/v1/token' )->status;
	}

	/** @param array<string, string> $meta */
	private function addPage( string $title, string $content, array $meta ): int {
		$id           = (int) wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => $title,
				'post_content' => $content,
				'meta_input'   => $meta,
			)
		);
		$this->made[] = $id;
		return $id;
	}
}
