<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Roles;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SpentLimit;
use PHPUnit\Framework\Attributes\DataProvider;

/** The limits that guards.php names are true: one more is refused. */
final class GuardedLimitsTest extends GuardsTestCase {

	/** Seconds of the lengths of time that limits name. */
	private const TIMES = array( 'a minute' => 60, 'in ten minutes' => 600, 'a day' => 86400 );

	#[DataProvider( 'limitedRoutes' )]
	public function test_one_more_than_a_routes_limit_is_refused(
		string $route,
		int $most,
		int $seconds,
		string $name
	): void {
		$form = $this->form( 'enquiry', array( 'save' => array( 'enabled' => true ) ) );
		update_option( 'atoll_spam', array() );
		update_option( 'atoll_marketing', array( 'pixelId' => '1', 'conversionToken' => 'a' ) );
		if ( str_starts_with( self::guards()['REST routes'][ $route ]['who may'], 'whoever is logged in' ) ) {
			$this->actAs( 'subscriber' );
		}
		list( $method, $path ) = explode( ' ', $route, 2 );
		$request = new \WP_REST_Request( $method, (string) preg_replace( '/\{\w+\}/', (string) $form, $path ) );
		$fields  = array(
			'id'              => $form,
			'form_id'         => $form,
			'token'           => 'a',
			'email'           => 'jo@example.com',
			'resume_url'      => home_url( '/?a' ),
			'field_id'        => 6,
			'gform_unique_id' => 'a1',
			'input_1'         => 'Jo',
			'input_2'         => 'jo@example.com',
			'input_11_1'      => '1',
		);
		$request->set_query_params(
			'GET' === $method
				? $fields + array( 'q' => 'George', 'event' => 'abcdefghij0123456789', 'page' => '/' )
				: array()
		);
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( 'GET' === $method ? '' : (string) wp_json_encode( $fields ) );
		// Half of it, where no form's token is shown.
		SpentLimit::set(
			str_replace( '{form}', (string) $form, $name ),
			str_starts_with( $name, 'submissions' ) ? intdiv( $most, 2 ) : $most,
			$seconds
		);
		$reply = rest_do_request( $request );
		delete_option( 'atoll_marketing' );
		$this->assertSame( 429, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$this->assertGreaterThan( 0, (int) $reply->get_headers()['Retry-After'] );
	}

	/** @return iterable<string, array{string, int, int, string}> */
	public static function limitedRoutes(): iterable {
		yield from self::limits( 'REST routes' );
	}

	#[DataProvider( 'limitedForms' )]
	public function test_one_more_than_a_forms_limit_is_refused(
		string $form,
		int $most,
		int $seconds,
		string $name
	): void {
		$action = array_values(
			array_filter( Inside::actions(), static fn( PortalAction $action ): bool => $form === $action::NAME )
		)[0];
		$user   = $this->actAs( 'atoll_client' );
		SpentLimit::set( $name, $most, $seconds );
		$this->expectException( TooManyRequests::class );
		$action->run(
			new PostedFields(
				array(
					'formid'           => '1',
					'formtoken'        => 'a',
					'new_email'        => 'k@example.com',
					'current_password' => 'password',
					'format'           => 'csv',
					'password'         => 'teal otter umbrella',
					'reset'            => 'a',
					'invitation'       => 'a',
				)
			),
			new Visitor( $action::FOR_LOGGED_OUT ? 0 : $user, '127.0.0.1', '' )
		);
	}

	/** @return iterable<string, array{string, int, int, string}> */
	public static function limitedForms(): iterable {
		yield from self::limits( 'The portal’s forms' );
	}

	/**
	 * What is limited, how often, in how many seconds, under which name.
	 *
	 * @return iterable<string, array{string, int, int, string}>
	 */
	private static function limits( string $title ): iterable {
		foreach ( self::guards()[ $title ] as $what => $row ) {
			if ( 1 === preg_match( '/^(\d+) (a minute|in ten minutes|a day), “(.+?)”/u', $row['limit'], $read ) ) {
				yield $what => array( $what, (int) $read[1], self::TIMES[ $read[2] ], $read[3] );
			}
		}
	}
}
