<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Users;

use Atoll\Portal\Users\PortalRoles;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Nobody is told who is a client, or whether there is such a person. */
final class UnknownClientsTest extends SiteTestCase {

	public function test_a_clients_number_is_answered_as_one_that_is_nobodys(): void {
		$id     = $this->user( PortalRoles::CLIENT );
		$nobody = 987654321;
		$paths = array(
			'/wp-json/wp/v2/users/%d',
			'/?author=%d',
			'/?author=%d&feed=rss2',
			'/wp-json/wp/v2/users?include=%d',
		);
		foreach ( $paths as $path ) {
			$answers = array_map(
				static fn( int $user ) => Http::get( sprintf( $path, $user ) ),
				array( $id, $nobody )
			);
			$this->assertSame( $answers[1]->status, $answers[0]->status, $path );
			$this->assertSame(
				str_replace( "author={$nobody}", '', $answers[1]->body ),
				str_replace( "author={$id}", '', $answers[0]->body ),
				$path
			);
		}
	}

	#[DataProvider( 'requests' )]
	public function test_nor_does_any_other_request_tell_whether_there_is_such_a_person(
		string $method,
		string $path
	): void {
		foreach ( array( 0, $this->user( PortalRoles::CLIENT ), $this->user( 'editor' ) ) as $asker ) {
			wp_set_current_user( $asker );
			$answers = array();
			foreach ( array( $this->user( PortalRoles::CLIENT ), 987654321 ) as $id ) {
				$request = new \WP_REST_Request( $method, sprintf( $path, $id ) );
				$request->set_query_params(
					array( 'context' => 'edit', 'force' => 'true', 'reassign' => '1', 'name' => 'x' )
				);
				$answer    = rest_do_request( $request );
				$answers[] = array( $answer->get_status(), $answer->get_data() );
			}
			$this->assertSame( $answers[1], $answers[0] );
			$this->assertSame( 404, $answers[0][0] );
		}
	}

	/** @return list<array{string, string}> */
	public static function requests(): array {
		$one = array_map(
			static fn( string $method ): array => array( $method, '/wp/v2/users/%d' ),
			array( 'GET', 'POST', 'PUT', 'PATCH', 'DELETE' )
		);
		return array(
			...$one,
			...array_map(
				static fn( string $method ): array => array( $method, '/wp/v2/users/%d/application-passwords' ),
				array( 'GET', 'POST', 'DELETE' )
			),
			array( 'GET', '/wp/v2/Users/%d' ),
			array( 'GET', '/WP/v2/users/%d/application-passwords' ),
		);
	}

	#[DataProvider( 'overruled' )]
	public function test_nor_does_a_number_in_the_query_that_overrules_the_paths( string $path, string $name ): void {
		add_filter( 'wp_is_application_passwords_available', '__return_true' );
		foreach ( array( 0, $this->user( PortalRoles::CLIENT ) ) as $asker ) {
			wp_set_current_user( $asker );
			$answers = array();
			foreach ( array( $this->user( PortalRoles::CLIENT ), 987654321 ) as $id ) {
				$request = new \WP_REST_Request( 'GET', sprintf( $path, $asker ) );
				$request->set_query_params( array( $name => (string) $id ) );
				$answer    = rest_do_request( $request );
				$answers[] = array( $answer->get_status(), $answer->get_data() );
			}
			$this->assertSame( $answers[1], $answers[0] );
			$this->assertSame( 404, $answers[0][0] );
		}
		remove_filter( 'wp_is_application_passwords_available', '__return_true' );
	}

	/** @return list<array{string, string}> Path with the asker's number, and the parameter that WordPress reads. */
	public static function overruled(): array {
		return array(
			array( '/wp/v2/users/%d', 'id' ),
			array( '/wp/v2/users/%d/application-passwords', 'user_id' ),
			array( '/wp/v2/users/me/application-passwords', 'user_id' ),
		);
	}

	public function test_no_list_of_people_names_a_client(): void {
		$client = get_userdata( $this->user( PortalRoles::CLIENT ) );
		$paths = array(
			'/wp-json/wp/v2/users?per_page=100',
			'/wp-sitemap-users-1.xml',
			"/author/{$client->user_nicename}/",
			'/wp-json/wp/v2/users?search=' . rawurlencode( $client->user_email ),
		);
		foreach ( $paths as $path ) {
			$this->assertStringNotContainsString(
				$client->user_login,
				str_replace( $path, '', Http::get( $path )->body ),
				$path
			);
		}
		$this->assertSame( 404, Http::get( "/author/{$client->user_nicename}/" )->status );
	}

	public function test_wordpress_own_login_tells_no_account_from_none(): void {
		$login = get_userdata( $this->user( PortalRoles::CLIENT ) )->user_login;
		$other = strrev( $login );
		$wrong = ( new Browser() )->post(
			'/wp-login.php',
			http_build_query( array( 'log' => $login, 'pwd' => 'something else' ) )
		);
		$none  = ( new Browser() )->post(
			'/wp-login.php',
			http_build_query( array( 'log' => $other, 'pwd' => 'something else' ) )
		);
		$this->assertSame( $wrong->body, str_replace( $other, $login, $none->body ) );
		$this->assertStringContainsString( 'do not match', $wrong->body );
	}
}
