<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A site with private things in it ({@see Hideaway}), and requests to its entry points. */
abstract class PrivateContentTestCase extends SiteTestCase {

	protected static Hideaway $site;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		wp_set_current_user( 0 );
		self::$site = new Hideaway();
	}

	public static function tearDownAfterClass(): void {
		self::$site->remove();
		parent::tearDownAfterClass();
	}

	/**
	 * @param string|array{string, string, string, string} $entryPoint
	 * @param array<string>                                $headers
	 */
	protected function request( string|array $entryPoint, array $headers = array() ): HttpAnswer {
		if ( is_string( $entryPoint ) ) {
			return Http::get( self::$site->fill( $entryPoint ), $headers );
		}
		list( , $path, $body, $type ) = $entryPoint;
		return Http::post(
			self::$site->fill( $path ),
			self::$site->fill( $body ),
			array( "Content-Type: $type", ...$headers )
		);
	}

	/** @return array<string> Of a session of somebody with this role. */
	protected function cookies( string $role ): array {
		return array(
			'Cookie: ' . LOGGED_IN_COOKIE . '='
				. wp_generate_auth_cookie( $this->user( $role ), time() + 600, 'logged_in' ),
		);
	}
}
