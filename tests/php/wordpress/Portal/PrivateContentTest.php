<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use PHPUnit\Framework\Attributes\DataProvider;

/** Walks public-entry-points.php over the network: what only private things say, nobody hears who may not see them. */
final class PrivateContentTest extends PrivateContentTestCase {

	/** What nobody but editors may see: it is no page for clients, but WordPress' own business. */
	private const EDITORS = array( ' draft', '-draft', ' of WordPress', '-of-wordpress' );

	/** Entry points where whoever is logged in finds private pages, as on a site that had none. */
	private const SHOWN = array(
		'search', 'feed of comments', 'its number', 'its child', 'its own feed', 'its embed', 'articles of a tag',
		'articles of a shared tag', 'blocks and widgets', 'the article before it',
	);

	/** The same in REST, which each of them may read. */
	private const ROUTES = array(
		'/wp/v2/pages/{page}',
		'/wp/v2/pages/{child}',
		'/wp/v2/posts/{post}',
		'/wp/v2/media/{file}',
		'/wp/v2/tags/{tag}',
		'/wp/v2/comments/{comment}',
	);

	/** As addresses, JSON, headers and pages write a date. Its year alone may stand in any ETag. */
	private const DATES = array( 'Y-m', 'Y/m', 'Y\\\/m', 'Ym', 'M Y', 'F Y', 'F j, Y' );

	/** @param string|array{string, string, string, string} $entryPoint */
	#[DataProvider( 'entryPoints' )]
	public function test_a_visitor_hears_nothing( string|array $entryPoint ): void {
		$answer = $this->request( $entryPoint );
		// As a browser goes on where WordPress corrects an address.
		$answers = 301 === $answer->status
			? array( $answer, Http::get( $answer->header( 'Location' ) ) )
			: array( $answer );
		foreach ( $answers as $one ) {
			$this->assertNotSame( 500, $one->status, $one->body );
			$text = $this->ownText( $entryPoint, $one );
			$this->assertStringNotContainsString( Hideaway::MARK, $text );
			foreach ( self::DATES as $format ) {
				$this->assertStringNotContainsString(
					gmdate( $format, (int) strtotime( Hideaway::CHANGED . ' UTC' ) ),
					$text
				);
			}
		}
	}

	/** @return iterable<string, array{string|array{string, string, string, string}}> */
	public static function entryPoints(): iterable {
		foreach ( require __DIR__ . '/public-entry-points.php' as $name => $entryPoint ) {
			yield $name => array( $entryPoint );
		}
	}

	public function test_clients_see_private_pages_and_nothing_that_is_an_editors(): void {
		$cookies = $this->cookies( 'atoll_client' );
		$missing = array();
		foreach ( require __DIR__ . '/public-entry-points.php' as $name => $entryPoint ) {
			$answer = $this->request( $entryPoint, $cookies );
			$answer = 301 === $answer->status ? Http::get( $answer->header( 'Location' ), $cookies ) : $answer;
			$text   = $this->ownText( $entryPoint, $answer );
			foreach ( self::EDITORS as $words ) {
				$this->assertStringNotContainsString( Hideaway::MARK . $words, $text, $name );
			}
			if ( str_contains( $text, Hideaway::MARK ) ) {
				$this->assertMatchesRegularExpression(
					'/no-store|no-cache/',
					$answer->header( 'Cache-Control' ),
					$name
				);
			} elseif ( in_array( $name, self::SHOWN, true ) ) {
				$missing[] = $name;
			}
		}
		$this->assertSame( array(), $missing );
	}

	public function test_a_file_that_only_private_pages_show_leads_to_the_login(): void {
		$answer = Http::get( self::$site->fill( '/?attachment_id={shown}' ) );
		$this->assertSame( 302, $answer->status );
		$this->assertStringContainsString( 'wp-login.php', $answer->header( 'Location' ) );
	}

	#[DataProvider( 'roles' )]
	public function test_everybody_who_is_logged_in_reads_private_pages_in_rest( string $role, int $draft ): void {
		$this->actAs( $role );
		foreach ( self::ROUTES as $route ) {
			$reply = $this->get( self::$site->fill( $route ) );
			$this->assertSame( 200, $reply->get_status(), $route );
			$this->assertStringContainsString( Hideaway::MARK, (string) wp_json_encode( $reply->get_data() ) );
		}
		$this->assertSame( $draft, $this->get( self::$site->fill( '/wp/v2/pages/{draft}' ) )->get_status() );
		$this->assertSame( $draft, $this->get( self::$site->fill( '/wp/v2/pages/{wpown}' ) )->get_status() );
		$this->assertSame( $draft, $this->get( self::$site->fill( '/wp/v2/pages/{page}/revisions' ) )->get_status() );
		// Editors read past a password wherever they may edit.
		if ( 200 !== $draft ) {
			$this->assertStringNotContainsString(
				Hideaway::MARK,
				(string) wp_json_encode( $this->get( self::$site->fill( '/wp/v2/pages/{locked}' ) )->get_data() )
			);
		}
	}

	/** @return iterable<string, array{string, int}> Role, and what drafts and old versions answer it. */
	public static function roles(): iterable {
		yield 'subscriber'     => array( 'subscriber', 403 );
		yield 'client'         => array( 'atoll_client', 403 );
		yield 'staff'          => array( 'atoll_staff', 403 );
		yield 'editor'         => array( 'editor', 200 );
		yield 'administrator'  => array( 'administrator', 200 );
	}

	/**
	 * Headers and body, without what the request said itself.
	 *
	 * @param string|array{string, string, string, string} $entryPoint
	 */
	private function ownText( string|array $entryPoint, HttpAnswer $answer ): string {
		$requestText = self::$site->fill(
			is_string( $entryPoint ) ? $entryPoint : $entryPoint[1] . '&' . $entryPoint[2]
		);
		parse_str( strtr( $requestText, array( '?' => '&', '/' => '&' ) ), $values );
		$echoed = array_filter(
			array( ...array_keys( $values ), ...array_values( $values ) ),
			static fn( mixed $value ): bool => is_string( $value )
				&& str_starts_with( $value, Hideaway::MARK )
				&& Hideaway::MARK !== $value
		);
		$url    = (string) get_permalink( self::$site->ids['post'] );
		$links  = str_contains( $requestText, rawurlencode( $url ) ) ? array( $url, rawurlencode( $url ) ) : array();
		$text   = str_replace( array( ...$echoed, ...$links ), '', $answer->head . $answer->body );
		return str_contains( $requestText, '=' . Hideaway::MARK )
			? (string) preg_replace( '/' . Hideaway::MARK . '(?![ \-.+%]\w)/', '', $text )
			: $text;
	}
}
