<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Commands;

/** docs/commands-and-abilities.md: every example is run as it stands there. */
final class DocumentedTest extends CommandTestCase {

	/** The form of the examples. */
	private const NUMBER = '/\b12\b/';

	public function test_the_commands_run(): void {
		$number = $this->form();
		$folder = sys_get_temp_dir() . '/atoll-docs-' . bin2hex( random_bytes( 4 ) );
		mkdir( $folder );
		foreach ( $this->examples( 'sh' ) as $example ) {
			foreach ( explode( "\n", $example ) as $line ) {
				$words = explode(
					' ',
					(string) preg_replace(
						array( self::NUMBER, '~(?<= |=)(\w+\.(?:json|csv))~' ),
						array( (string) $number, "{$folder}/$1" ),
						$line
					)
				);
				list( , $out ) = \WP_CLI::run( ...array_slice( $words, 1 ) );
				$this->assertStringNotContainsString( 'Error:', $out, $line );
			}
		}
		$this->assertFileExists( "{$folder}/forms.json" );
		$this->assertFileExists( "{$folder}/enquiries.csv" );
		array_map( 'unlink', glob( "{$folder}/*" ) ?: array() );
		rmdir( $folder );
	}

	public function test_the_requests_are_answered(): void {
		$number = (string) $this->form();
		$this->actAs( 'editor' );
		$examples = $this->examples( 'http' );
		$this->assertCount( 5, $examples );
		foreach ( $examples as $example ) {
			list( $head, $body )   = explode( "\n\n", "{$example}\n\n" );
			list( $method, $path ) = explode( ' ', (string) preg_replace( self::NUMBER, $number, $head ) );
			list( $path, $query )  = explode( '?', "{$path}?" );
			$request               = new \WP_REST_Request( $method, substr( $path, strlen( '/wp-json' ) ) );
			wp_parse_str( $query, $params );
			$request->set_query_params( $params );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) preg_replace( self::NUMBER, $number, $body ) );
			$reply = rest_do_request( $request );
			$this->assertSame( 200, $reply->get_status(), $example . wp_json_encode( $reply->get_data() ) );
			$this->assertNotContains(
				false,
				array_intersect_key( $reply->get_data(), array( 'is_sent' => 1 ) ),
				$example
			);
		}
	}

	public function test_the_length_of_a_key_is_told(): void {
		$key = wp_get_ability( 'atoll/submit-form' )?->get_input_schema()['properties']['key'];
		$this->assertStringContainsString(
			"of {$key['minLength']} to {$key['maxLength']} characters",
			(string) file_get_contents( dirname( __DIR__, 5 ) . '/docs/commands-and-abilities.md' )
		);
	}

	public function test_every_command_shows_an_example_of_itself(): void {
		foreach ( \WP_CLI::names() as $name ) {
			$this->assertStringContainsString( "    wp {$name}", \WP_CLI::help( $name ) );
		}
	}

	/** @return list<string> */
	private function examples( string $language ): array {
		preg_match_all(
			"~^```{$language}\n(.*?)\n```$~ms",
			(string) file_get_contents( dirname( __DIR__, 5 ) . '/docs/commands-and-abilities.md' ),
			$found
		);
		return $found[1];
	}
}
